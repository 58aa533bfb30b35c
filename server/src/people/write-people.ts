import type { Database } from '../db/database.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { PersonColumns } from './person-row.ts';

type Revised = PersonColumns & { readonly changed_at: string };

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
  'name_text',
  'version',
  'changed_at',
] as const satisfies readonly (keyof Revised)[];

/** Of those who are there, and of those who are to be. */
export type RosterTable = 'people' | 'people_next';

const writerOf = (table: RosterTable) =>
  bulkInsert<Revised>((db, people) =>
    db
      .insertInto(table)
      .values(people)
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet((eb) =>
            Object.fromEntries(REPLACED.map((column) => [column, eb.ref(`excluded.${column}`)])),
          ),
      ),
  );

const WRITERS = { people: writerOf('people'), people_next: writerOf('people_next') };

/** Inserts these people, and replaces those whose id is there already. */
export function writePeople(
  db: Database,
  people: readonly PersonColumns[],
  table: RosterTable = 'people',
  now: Date = new Date(),
): Promise<void> {
  const changed_at = now.toISOString();
  return WRITERS[table](
    db,
    people.map((person) => ({ ...person, changed_at })),
  );
}
