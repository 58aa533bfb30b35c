import type { Kysely } from 'kysely';
import { exclusively } from '../../db/exclusively.ts';
import type { Tables } from '../../db/tables.ts';
import { removeDoubled, type SeenEvent } from '../../doubled/remove-doubled.ts';
import type { RosterTable } from '../../people/write-people.ts';
import { mappingProblem } from '../headers.ts';
import { ImportError } from '../../sheets/import-error.ts';
import { isReplaceable } from '../rebuild/replaceable.ts';
import { applying, type Applying } from './applying.ts';
import { forgetChanges, forgetRows } from './forget.ts';
import { columnsOf, readImport, updateImport } from './import-record.ts';
import type { ImportJob, JobContext } from './job.ts';
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

interface Finishing {
  readonly rows: Applying;
  readonly removeEvents: readonly string[];
  /** Where its people were written. */
  readonly roster: RosterTable;
}

/** Ends the import in the transaction that writes its people, or in the last one of them. */
async function finish(
  { importId, now, today, actor, audit }: JobContext,
  db: Kysely<Tables>,
  { rows, removeEvents, roster }: Finishing,
): Promise<void> {
  const record = await readyImport(db, importId);
  const wanted = new Set(removeEvents);
  const isWanted = ({ id }: SeenEvent) => wanted.has(id);
  const removed =
    wanted.size === 0 ? [] : await removeDoubled(db, { actor, now, today, isWanted, roster });
  const outcome = { ...rows.outcome(), events: removed.length };
  await updateImport(db, importId, {
    state: 'applied',
    applied_at: now.toISOString(),
    // Headers are remembered for the next file. The samples hold people's data, and have served.
    columns: JSON.stringify(columnsOf(record).map((column) => ({ ...column, samples: [] }))),
    outcome: JSON.stringify(outcome),
    doubled: JSON.stringify(removed),
  });
  await audit(db, { action: 'people-import.applied', importId, outcome });
}

/**
 * Writes what a reviewed file says: all of it is seen at once, or nothing. The rows are held against
 * what is stored now, which may have changed since they were shown.
 * @returns how many people it wrote.
 */
export async function applyImport(
  context: JobContext,
  { missingLeftOn, removeEvents }: Omit<Extract<ImportJob, { kind: 'apply' }>, 'kind'>,
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
      await finish(context, connection, { rows, removeEvents, roster: 'people' });
    });
  } else {
    const change: RosterChange = {
      fill: rows.fill,
      again: rows.again,
      async finish(connection) {
        await finish(context, connection, { rows, removeEvents, roster: 'people_next' });
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
