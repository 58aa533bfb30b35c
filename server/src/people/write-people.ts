import type { Database } from '../db/database.ts';
import { bulkInsert } from '../db/bulk-insert.ts';
import type { PersonColumns } from './person-row.ts';

type Revised = PersonColumns & { readonly changed_at: string };

/** Columns an existing person's row takes from the new one: all but the id. One that is left out does not compile. */
const TAKEN: Readonly<Record<Exclude<keyof Revised, 'id'>, true>> = {
  legajo: true,
  legajo_key: true,
  first_name: true,
  last_name: true,
  preferred_name: true,
  email: true,
  birth_day: true,
  birth_month: true,
  birth_year: true,
  hire_date: true,
  leaving_date: true,
  office: true,
  province: true,
  team: true,
  birthday_shown: true,
  anniversary_shown: true,
  celebration: true,
  feb29: true,
  sort_name: true,
  search_text: true,
  name_text: true,
  version: true,
  changed_at: true,
};
const REPLACED = Object.keys(TAKEN) as (keyof typeof TAKEN)[];

/** The table of the people there are, and the one that is being filled to replace it. */
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
