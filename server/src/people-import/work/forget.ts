import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { exclusively } from '../../db/exclusively.ts';

/** In one statement: others wait for it to end. */
const AT_A_TIME = 5_000;

/** What undoing this import would need, where there is nothing to undo. */
export async function forgetChanges(db: Kysely<Tables>, importId: string): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('people_import_changes')
      .where('import_id', '=', importId)
      .where('person_id', 'in', (changes) =>
        changes
          .selectFrom('people_import_changes')
          .select('person_id')
          .where('import_id', '=', importId)
          .limit(AT_A_TIME),
      )
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) < AT_A_TIME) return;
  }
}

/** The rows of a file, all of them or all that are not wrong. */
async function forgetRowsOf(
  db: Kysely<Tables>,
  importId: string,
  which: 'all' | 'not wrong',
): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom('people_import_rows')
      .where('import_id', '=', importId)
      .where('row', 'in', (rows) =>
        rows
          .selectFrom('people_import_rows')
          .select('row')
          .where('import_id', '=', importId)
          .$if(which === 'not wrong', (some) => some.where('status', '!=', 'wrong'))
          .limit(AT_A_TIME),
      )
      .executeTakeFirstOrThrow();
    if (Number(numDeletedRows) < AT_A_TIME) return;
  }
}

/** What is no longer needed once this one was applied: earlier files, and every row that is not wrong. */
export async function forgetRows(db: Kysely<Tables>, importId: string): Promise<void> {
  await forgetRowsOf(db, importId, 'not wrong');
  const others = await db
    .selectFrom('people_imports')
    .select(['id', 'state'])
    .where('id', '!=', importId)
    .execute();
  for (const { id } of others) await forgetRowsOf(db, id, 'all');
  await exclusively(db, async (connection) => {
    await connection
      .deleteFrom('people_imports')
      .where('id', '!=', importId)
      .where('state', 'not in', ['applied', 'undone'])
      .execute();
  });
}

/** All that an import that was undone still holds. */
export async function forgetUndone(db: Kysely<Tables>, importId: string): Promise<void> {
  await forgetChanges(db, importId);
  await forgetRowsOf(db, importId, 'all');
}
