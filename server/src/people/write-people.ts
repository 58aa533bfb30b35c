import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import type { PersonColumns } from './person-row.ts';

/** Below SQLite's 32,766 values a statement, with some twenty columns a person. */
export const WRITE_CHUNK = 500;

/** Columns an existing person's row takes from the new one: all but the id. */
const REPLACED = [
  'legajo',
  'legajo_key',
  'first_name',
  'last_name',
  'preferred_name',
  'email',
  'birth_day',
  'birth_month',
  'birth_year',
  'hire_date',
  'leaving_date',
  'office',
  'province',
  'team',
  'birthday_shown',
  'anniversary_shown',
  'feb29',
  'sort_name',
  'search_text',
  'version',
] as const satisfies readonly (keyof PersonColumns)[];

/** Inserts these people, and replaces those whose id is there already. At most `WRITE_CHUNK`. */
export async function writePeople(
  db: Kysely<Tables>,
  people: readonly PersonColumns[],
): Promise<void> {
  if (people.length === 0) return;
  await db
    .insertInto('people')
    .values([...people])
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) =>
          Object.fromEntries(REPLACED.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    )
    .execute();
}
