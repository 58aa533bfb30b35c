import type { Kysely } from 'kysely';
import * as z from 'zod';
import type { Tables } from '../../../db/tables.ts';
import type { SheetRow } from '../reading/sheet-row.ts';
import type { ReviewedRow } from '../review.ts';

export const STAGE_CHUNK = 500;

const UNREVIEWED = {
  status: null,
  person_id: null,
  legajo: null,
  name: '',
  remarks: '[]',
  changes: '[]',
} as const;

const cellsSchema = z.array(z.string());

/** Keeps a chunk of a file's rows, to be reviewed. */
export async function stageRows(
  db: Kysely<Tables>,
  importId: string,
  rows: readonly SheetRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('people_import_rows')
    .values(
      rows.map(({ row, cells }) => ({
        import_id: importId,
        row,
        cells: JSON.stringify(cells),
        ...UNREVIEWED,
      })),
    )
    .execute();
}

/** The kept rows in the file's order, a chunk at a time. */
export async function* stagedRows(
  db: Kysely<Tables>,
  importId: string,
): AsyncGenerator<SheetRow[]> {
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

export async function countStaged(db: Kysely<Tables>, importId: string): Promise<number> {
  const { count } = await db
    .selectFrom('people_import_rows')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('import_id', '=', importId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Writes what was found of these rows beside them. */
export async function keepReview(
  db: Kysely<Tables>,
  importId: string,
  rows: readonly ReviewedRow[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('people_import_rows')
    .values(
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
    )
    .onConflict((conflict) =>
      conflict.columns(['import_id', 'row']).doUpdateSet((eb) => ({
        status: eb.ref('excluded.status'),
        person_id: eb.ref('excluded.person_id'),
        legajo: eb.ref('excluded.legajo'),
        name: eb.ref('excluded.name'),
        remarks: eb.ref('excluded.remarks'),
        changes: eb.ref('excluded.changes'),
      })),
    )
    .execute();
}
