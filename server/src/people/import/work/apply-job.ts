import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Kysely } from 'kysely';
import { exclusively } from '../../../db/exclusively.ts';
import type { Tables } from '../../../db/tables.ts';
import { mappingProblem } from '../headers.ts';
import { ImportError } from '../../../sheets/import-error.ts';
import { isReplaceable } from '../../rebuild/replaceable.ts';
import { applying, type Applying } from './applying.ts';
import { forgetChanges, forgetRows } from './forget.ts';
import { columnsOf, readImport, updateImport } from './import-record.ts';
import type { JobContext } from './job.ts';
import { requireLease } from './lease.ts';
import { AT_ONCE, rebuildRoster, type RosterChange } from './rebuild-roster.ts';

async function readyImport(db: Kysely<Tables>, importId: string) {
  const record = await readImport(db, importId);
  const fields = columnsOf(record).map(({ field }) => field);
  if (record.state !== 'ready' || mappingProblem(fields) !== null) {
    throw new ImportError('Esta importación no está lista para aplicarse: revisala de nuevo.');
  }
  return record;
}

/** Ends the import in the transaction that writes its people, or in the last one of them. */
async function finish(
  { importId, now, audit }: JobContext,
  db: Kysely<Tables>,
  { outcome }: Applying,
): Promise<void> {
  const record = await readyImport(db, importId);
  await updateImport(db, importId, {
    state: 'applied',
    applied_at: now.toISOString(),
    // Headers are remembered for the next file. The samples hold people's data, and have served.
    columns: JSON.stringify(columnsOf(record).map((column) => ({ ...column, samples: [] }))),
    outcome: JSON.stringify(outcome()),
  });
  await audit(db, { action: 'people-import.applied', importId, outcome: outcome() });
}

/**
 * Writes what a reviewed file says: all of it is seen at once, or nothing. The rows are held against
 * what is stored now, which may have changed since they were shown.
 * @returns how many people it wrote.
 */
export async function applyImport(
  context: JobContext,
  missingLeftOn: IsoDate | null,
): Promise<number> {
  const { db, importId, lease } = context;
  const record = await readyImport(db, importId);
  // What one that was cut short has left.
  await forgetChanges(db, importId);
  const rows = await applying(context, record, missingLeftOn);
  const writes = await rows.review();
  if (writes <= AT_ONCE || !(await isReplaceable(db))) {
    await exclusively(db, async (connection) => {
      await requireLease(connection, lease);
      await rows.write(connection);
      await finish(context, connection, rows);
    });
  } else {
    const change: RosterChange = {
      fill: rows.fill,
      again: rows.again,
      async finish(connection) {
        await finish(context, connection, rows);
        return rows.outcome().created;
      },
    };
    await rebuildRoster(context, change).catch(async (error: unknown) => {
      await forgetChanges(db, importId);
      throw error;
    });
  }
  await forgetRows(db, importId);
  const { created, updated, left } = rows.outcome();
  return created + updated + left;
}
