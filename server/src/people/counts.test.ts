import { beforeEach, describe, expect, test } from '@jest/globals';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import { ENGINES } from '../testing/engines.ts';
import { useDatabase } from '../testing/use-database.ts';
import { countPeople } from './list-people.ts';
import { peopleQuerySchema } from './people-query.ts';
import { storePeople } from './testing/person.ts';

const ID = fc.constantFrom('ana', 'bruno', 'carla', 'dario', 'elena');
const LEFT = isoDate('2026-03-31');

/** Whole statements, as the server sends them: several people at once, some there and some not. */
const writes = fc.array(
  fc.oneof(
    fc
      .dictionary(ID, fc.record({ leavingDate: fc.constantFrom(null, LEFT) }), { minKeys: 1 })
      .map((stored) => ({ stored })),
    fc.array(ID, { minLength: 1 }).map((deleted) => ({ deleted })),
  ),
  { minLength: 1, maxLength: 6 },
);

describe.each(ENGINES)('how many people there are, on %s', (_engine, openPlace) => {
  const db = useDatabase(openPlace);
  beforeEach(() => db().deleteFrom('people').execute());

  const counted = (status: 'active' | 'left' | 'all') =>
    countPeople(db(), peopleQuerySchema.parse({ status }));

  test('is what counting says, whatever was written', async () => {
    await fc.assert(
      fc.asyncProperty(writes, async (list) => {
        for (const write of list) {
          if ('stored' in write) await storePeople(db(), write.stored);
          else await db().deleteFrom('people').where('id', 'in', write.deleted).execute();
        }
        const people = await db().selectFrom('people').select('leaving_date').execute();
        const left = people.filter(({ leaving_date }) => leaving_date !== null).length;
        expect([await counted('active'), await counted('left'), await counted('all')]).toEqual([
          people.length - left,
          left,
          people.length,
        ]);
      }),
      { numRuns: 40 },
    );
  });

  test('is kept, and not worked out from everybody for each list that is opened', async () => {
    await storePeople(db(), { ana: {}, bruno: { leavingDate: LEFT } });
    await db()
      .updateTable('people_counts')
      .set({ total: 7 })
      .where('status', '=', 'left')
      .execute();
    expect([await counted('left'), await counted('all')]).toEqual([7, 8]);
  });
});
