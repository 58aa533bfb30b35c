import { randomUUID } from 'node:crypto';
import { EMPTY_PERSON, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Kysely } from 'kysely';
import { exclusively } from '../../../db/exclusively.ts';
import type { Tables } from '../../../db/tables.ts';
import {
  rewritable,
  toColumns,
  toInput,
  type PersonColumns,
  type PersonRow,
} from '../../person-row.ts';
import { writePeople } from '../../write-people.ts';
import { mappingProblem } from '../headers.ts';
import { bulkInsert } from '../../bulk-insert.ts';
import type { PeopleImportChangesTable } from '../../tables.ts';
import { ImportError } from '../../../sheets/import-error.ts';
import { knownPlaces } from '../known-places.ts';
import { createReviewer, type ReviewedRow } from '../review.ts';
import { columnsOf, missingPeople, readImport, updateImport } from './import-record.ts';
import type { JobContext } from './job.ts';
import { requireLease } from './lease.ts';
import { countStaged, keepReview, stagedRows } from './staged-rows.ts';

/** How many people are held in memory at once. */
const CHUNK = 500;

interface Write {
  readonly before: PersonRow | null;
  readonly after: PersonColumns;
}

function writeOf({ status, values, stored }: ReviewedRow): Write[] {
  if (status === 'new') {
    return [{ before: null, after: toColumns(randomUUID(), 1, { ...EMPTY_PERSON, ...values }) }];
  }
  if (status !== 'changed' || stored === null) return [];
  const after = toColumns(stored.id, stored.version + 1, { ...toInput(stored), ...values });
  return [{ before: stored, after }];
}

const insertChanges = bulkInsert<PeopleImportChangesTable>((db, changes) =>
  db.insertInto('people_import_changes').values(changes),
);

/** Writes people, and beside them what undoing that needs. */
async function writeUndoably(
  db: Kysely<Tables>,
  importId: string,
  writes: readonly Write[],
): Promise<void> {
  await writePeople(
    db,
    writes.map(({ after }) => after),
  );
  await insertChanges(
    db,
    writes.map(({ before, after }) => ({
      import_id: importId,
      person_id: after.id,
      before: before === null ? null : JSON.stringify(rewritable(before)),
      version_after: after.version,
    })),
  );
}

/** Those whom the file does not name left on that day, unless they had not started by then. */
async function markMissing(db: Kysely<Tables>, importId: string, leftOn: IsoDate): Promise<number> {
  let left = 0;
  for (;;) {
    const rows = await missingPeople(db, importId)
      .selectAll('people')
      .where((eb) => eb.or([eb('hire_date', 'is', null), eb('hire_date', '<=', leftOn)]))
      // Whom this import has just created is not in the rows by id.
      .where('id', 'not in', (eb) =>
        eb
          .selectFrom('people_import_changes')
          .select('person_id')
          .where('import_id', '=', importId),
      )
      .limit(CHUNK)
      .execute();
    if (rows.length === 0) return left;
    const writes = rows.map((row) => ({
      before: row,
      after: { ...rewritable(row), leaving_date: leftOn, version: row.version + 1 },
    }));
    await writeUndoably(db, importId, writes);
    left += rows.length;
  }
}

/** What is no longer needed: rows of earlier files, and every row that is not wrong. */
async function forget(db: Kysely<Tables>, importId: string): Promise<void> {
  await db
    .deleteFrom('people_import_rows')
    .where((eb) => eb.or([eb('import_id', '!=', importId), eb('status', '!=', 'wrong')]))
    .execute();
  await db
    .deleteFrom('people_imports')
    .where('id', '!=', importId)
    .where('state', 'not in', ['applied', 'undone'])
    .execute();
}

/**
 * Writes what a reviewed file says, in one transaction: all of it or nothing. The rows are held
 * against what is stored now, which may have changed since they were shown.
 * @returns how many people it wrote.
 */
export async function applyImport(
  context: JobContext,
  missingLeftOn: IsoDate | null,
): Promise<number> {
  const { importId, lease, today, now, report, audit } = context;
  return exclusively(context.db, async (db) => {
    await requireLease(db, lease);
    const record = await readImport(db, importId);
    const fields = columnsOf(record).map(({ field }) => field);
    if (record.state !== 'ready' || mappingProblem(fields) !== null) {
      throw new ImportError('Esta importación no está lista para aplicarse: revisala de nuevo.');
    }
    const reviewer = createReviewer({
      fields,
      clearBlanks: record.clear_blanks === 1,
      today,
      places: await knownPlaces(db),
    });
    const outcome = { created: 0, updated: 0, left: 0, wrong: 0 };
    const total = await countStaged(db, importId);
    let done = 0;
    for await (const rows of stagedRows(db, importId)) {
      const reviewed = await reviewer.review(db, rows);
      await writeUndoably(db, importId, reviewed.flatMap(writeOf));
      // Who the file names is only asked for when the others are to leave; wrong rows stay on show.
      const kept = reviewed.filter(({ status }) => missingLeftOn !== null || status === 'wrong');
      await keepReview(db, importId, kept);
      for (const { status } of reviewed) {
        if (status === 'new') outcome.created += 1;
        if (status === 'changed') outcome.updated += 1;
        if (status === 'wrong') outcome.wrong += 1;
      }
      done += rows.length;
      report({ step: 'applying', done, total });
    }
    if (missingLeftOn !== null) outcome.left = await markMissing(db, importId, missingLeftOn);
    await forget(db, importId);
    await updateImport(db, importId, {
      state: 'applied',
      applied_at: now.toISOString(),
      // Headers are remembered for the next file. The samples hold people's data, and have served.
      columns: JSON.stringify(columnsOf(record).map((column) => ({ ...column, samples: [] }))),
      outcome: JSON.stringify(outcome),
    });
    await audit(db, { action: 'people-import.applied', importId, outcome });
    return outcome.created + outcome.updated + outcome.left;
  });
}
