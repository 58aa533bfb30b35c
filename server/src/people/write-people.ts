import { bulkInsert } from './bulk-insert.ts';
import type { PersonColumns } from './person-row.ts';

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
] as const satisfies readonly (keyof PersonColumns)[];

/** Inserts these people, and replaces those whose id is there already. */
export const writePeople = bulkInsert<PersonColumns>((db, people) =>
  db
    .insertInto('people')
    .values(people)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) =>
          Object.fromEntries(REPLACED.map((column) => [column, eb.ref(`excluded.${column}`)])),
        ),
    ),
);
