import type { Selectable } from 'kysely';
import * as z from 'zod';
import type { Database } from '../../db/database.ts';
import { bulkInsert } from '../../db/bulk-insert.ts';
import type { PeopleImportRowsTable } from '../../people/tables.ts';
import type { SheetRow } from '../../sheets/sheet-row.ts';
import type { ReviewedRow } from '../review.ts';

export const STAGE_CHUNK = 500;

const cellsSchema = z.array(z.string());

type StagedRow = Selectable<PeopleImportRowsTable>;

const insertUnreviewed = bulkInsert<Pick<StagedRow, 'import_id' | 'row' | 'cells'>>((db, rows) =>
  db.insertInto('people_import_rows').values(rows),
);

/** Keeps a chunk of a file's rows, to be reviewed. */
export const stageRows = (
  db: Database,
  importId: string,
  rows: readonly SheetRow[],
): Promise<void> =>
  insertUnreviewed(
    db,
    rows.map(({ row, cells }) => ({ import_id: importId, row, cells: JSON.stringify(cells) })),
  );

/** The kept rows in the file's order, a chunk at a time. */
export async function* stagedRows(db: Database, importId: string): AsyncGenerator<SheetRow[]> {
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('people_import_rows')
      .select(['row', 'cells'])
      .where('import_id', '=', importId)
      .where('row', '>', after)
      .orderBy('row')
      .limit(STAGE_CHUNK)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last.row;
    yield rows.map(({ row, cells }) => ({ row, cells: cellsSchema.parse(JSON.parse(cells)) }));
  }
}

/** Those of these numbers, in the file's order. */
export async function stagedRowsAt(
  db: Database,
  importId: string,
  numbers: readonly number[],
): Promise<SheetRow[]> {
  const rows = await db
    .selectFrom('people_import_rows')
    .select(['row', 'cells'])
    .where('import_id', '=', importId)
    // An empty list would be no valid SQL; no row has that number.
    .where('row', 'in', [-1, ...numbers])
    .orderBy('row')
    .execute();
  return rows.map(({ row, cells }) => ({ row, cells: cellsSchema.parse(JSON.parse(cells)) }));
}

export async function countStaged(db: Database, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('people_import_rows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return count;
}

const FOUND = ['status', 'person_id', 'legajo', 'name', 'remarks', 'changes'] as const;

const upsertReviewed = bulkInsert<StagedRow>((db, rows) =>
  db
    .insertInto('people_import_rows')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['import_id', 'row'])
        .doUpdateSet((eb) =>
          Object.fromEntries(FOUND.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    ),
);

/** Writes what was found of these rows beside them. */
export const keepReview = (
  db: Database,
  importId: string,
  rows: readonly ReviewedRow[],
): Promise<void> =>
  upsertReviewed(
    db,
    rows.map(({ row, status, stored, legajo, name, remarks, changes }) => ({
      import_id: importId,
      row,
      // The row is there already: its cells stay.
      cells: '[]',
      status,
      person_id: stored?.id ?? null,
      legajo,
      name,
      remarks: JSON.stringify(remarks),
      changes: JSON.stringify(changes),
    })),
  );
