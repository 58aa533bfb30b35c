import { beforeEach, describe, expect, test } from '@jest/globals';
import { CELEBRATIONS, type PersonInput } from '@almanaque/api';
import { addDays, isoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import type { Database } from '../db/database.ts';
import { bySurname } from '../people/dates/first-on.ts';
import { PEOPLE_DATES } from '../people/dates/occurrences.ts';
import { peopleEvent } from '../people/dates/people-event.ts';
import { datesOfPerson } from '../people/dates/person-dates.ts';
import { storePeople } from '../people/testing/person.ts';
import { ENGINES } from '../testing/engines.ts';
import { queryPlans } from '../testing/query-plans.ts';
import { useDatabase } from '../testing/use-database.ts';
import { findPeople, nextDates } from './find-people.ts';
import { hasWords } from '../text/words.ts';

const LIMIT = 6;
const FROM = isoDate('2026-11-21');
const from = fc.constantFrom(FROM, ...['2027-02-27', '2028-02-29', '2027-12-31'].map(isoDate));

/** Short names of few letters: one is often the beginning of another, or said twice. */
const name = fc
  .array(fc.constantFrom('Ana', 'Anahí', 'An', 'Núñez', 'Nu', 'Paz', 'Pazo'), { maxLength: 3 })
  .map((words) => words.join(' '));

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const date = fc.constantFrom('2019-11-22', '2026-11-21', '2027-02-28', '2024-02-29', '2028-06-01');

const person: fc.Arbitrary<Partial<PersonInput>> = fc.record({
  firstName: name,
  lastName: name,
  preferredName: orNull(name),
  birth: orNull(
    fc
      .constantFrom([21, 11], [22, 11], [28, 2], [29, 2], [1, 3], [20, 11], [5, 6])
      .map(([day = 1, month = 1]) => ({ day, month, year: null })),
  ),
  hireDate: orNull(date.map(isoDate)),
  leavingDate: orNull(date.map(isoDate)),
  birthdayShown: fc.boolean(),
  anniversaryShown: fc.boolean(),
  celebration: fc.constantFrom(...CELEBRATIONS),
  feb29: fc.constantFrom('02-28', '03-01'),
});

const ID = fc.integer({ min: 0, max: 30 }).map((number) => `p-${number}`);
const people = fc.dictionary(ID, person, { minKeys: 1, maxKeys: 25 });
const searched = fc.array(fc.constantFrom('a', 'an', 'ana', 'n', 'nun', 'nunez', 'paz', 'x'), {
  minLength: 1,
  maxLength: 3,
});

/** Everybody, one after the other: what finding people must come to. */
async function naively(db: Database, words: readonly string[], first: IsoDate) {
  const rows = await db.selectFrom('people').selectAll().execute();
  const called = rows.filter(({ name_text }) => hasWords(name_text, words)).sort(bySurname);
  return PEOPLE_DATES.flatMap((kind) =>
    called.flatMap((row) => {
      const [next] = datesOfPerson(row, kind, first, addDays(first, 1_200));
      return next === undefined ? [] : [peopleEvent(kind, next, row)];
    }),
  )
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, LIMIT);
}

describe.each(ENGINES)('finding people on %s', (_engine, openPlace) => {
  const db = useDatabase(openPlace);
  beforeEach(() => db().deleteFrom('people').execute());

  test('whoever was written, renamed or deleted, and whichever way they are looked for, it is who a reading of all names finds', async () => {
    await fc.assert(
      fc.asyncProperty(
        people,
        people,
        fc.array(ID),
        fc.array(fc.tuple(searched, from), { minLength: 3, maxLength: 3 }),
        async (stored, rewritten, gone, searches) => {
          await storePeople(db(), stored);
          await storePeople(db(), rewritten);
          await db()
            .deleteFrom('people')
            .where('id', 'in', ['', ...gone])
            .execute();
          for (const [words, first] of searches) {
            const all = await naively(db(), words, first);
            for (const few of [0, 3, 2_000]) {
              expect(await findPeople(db(), nextDates(words), first, LIMIT, few)).toEqual(all);
            }
          }
        },
      ),
      { numRuns: 30 },
    );
  });
});

test('many are found off the days, few off the words of their names: never by reading people through', async () => {
  const plans = await queryPlans((db) => findPeople(db, nextDates(['ana', 'paz']), FROM, LIMIT));
  const ofPeople = plans.filter((plan) => / people\b/.test(plan));
  expect(ofPeople.filter((plan) => !plan.startsWith('SEARCH'))).toEqual([]);
  expect(ofPeople.join()).toContain('INDEX people_by_birthday (birth_md=? AND birthday_shown=?)');
  expect(ofPeople.join()).toContain('INDEX people_by_anniversary (hire_md=?');
  const ofWords = plans.filter((plan) => plan.includes('people_name_words'));
  expect(ofWords.length).toBeGreaterThan(1);
  expect(ofWords.filter((plan) => !plan.includes('(word>? AND word<?)'))).toEqual([]);
});
