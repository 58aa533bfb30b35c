import { describe, expect, test } from '@jest/globals';
import { countPeople } from '../../server/src/people/list-people.ts';
import { peopleQuerySchema } from '../../server/src/people/people-query.ts';
import { ENGINES } from '../../server/src/testing/engines.ts';
import { useDatabase } from '../../server/src/testing/use-database.ts';
import { seedPeople } from './seed.ts';

const SEEDED = 200;

describe.each(ENGINES)('the roster that is measured, on %s', (_engine, openPlace) => {
  const db = useDatabase(openPlace);

  test('is as many people to the server as were seeded', async () => {
    await db().deleteFrom('people').execute();
    await seedPeople(db(), SEEDED);
    const rows = await db().selectFrom('people').select('leaving_date').execute();
    expect(rows).toHaveLength(SEEDED);
    const left = rows.filter(({ leaving_date }) => leaving_date !== null).length;
    const counted = (status: 'active' | 'left') =>
      countPeople(db(), peopleQuerySchema.parse({ status }));
    expect([await counted('active'), await counted('left')]).toEqual([SEEDED - left, left]);
  });
});
