import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from '../../schema/open-database.ts';
import { ENGINES } from '../../testing/engines.ts';
import { isReplaceable } from './replaceable.ts';

const [, openPostgres] = ENGINES[1];

/** What somebody puts on the roster, and how they take it away again. */
const OTHERS = [
  ['a view', 'create view at_work as select id from people', 'drop view at_work'],
  [
    'a function of its rows',
    `create function initials(people) returns text language sql as 'select left($1.first_name, 1)'`,
    'drop function initials(people)',
  ],
  [
    'a policy',
    'create policy all_of_them on people using (true)',
    'drop policy all_of_them on people',
  ],
  [
    'security by rows',
    'alter table people enable row level security',
    'alter table people disable row level security',
  ],
  [
    'rights to one column',
    'grant select (office) on people to public',
    'revoke select (office) on people from public',
  ],
  ['a publication', 'create publication of_people for table people', 'drop publication of_people'],
  [
    'a key that forbids to delete people',
    'create table badges (person_id text references people (id))',
    'drop table badges',
  ],
] as const;

test('the roster is replaced unless somebody has put something on it that would not come along', async () => {
  const place = await openPostgres();
  const db = await openDatabase(place.location);
  try {
    expect(await isReplaceable(db)).toBe(true);
    for (const [what, put, take] of OTHERS) {
      await sql.raw(put).execute(db);
      expect([what, await isReplaceable(db)]).toEqual([what, false]);
      await sql.raw(take).execute(db);
      expect([what, await isReplaceable(db)]).toEqual([what, true]);
    }
  } finally {
    await db.destroy();
    await place.remove();
  }
});
