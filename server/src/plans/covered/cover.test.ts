import { expect, test } from '@jest/globals';
import { CURRENCIES } from '@almanaque/api';
import { addDays, EVENT_TYPES, isoDate } from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import { coverageOf, type CoveredDate } from './cover.ts';

const TODAY = isoDate('2026-11-24');

const outcome = fc.record({
  isDone: fc.boolean(),
  rating: fc.option(fc.integer({ min: 1, max: 5 }), { nil: null }),
  people: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null }),
  spent: fc.array(
    fc.record({ amount: fc.nat(1_000_000), currency: fc.constantFrom(...CURRENCIES) }),
    { maxLength: 3 },
  ),
});

const place = fc.constantFrom('Rosario', 'Córdoba', null);
const person = fc.option(
  fc.constantFrom('ana', 'bruno', 'carla').map((id) => ({
    ...{ personId: id, name: id, office: null, team: null },
  })),
  { nil: null },
);
const date: fc.Arbitrary<CoveredDate> = fc.record({
  date: fc.integer({ min: -300, max: 60 }).map((days) => addDays(TODAY, days)),
  type: fc.constantFrom(...EVENT_TYPES),
  office: place,
  team: place,
  person,
  isPrivate: fc.boolean(),
  outcomes: fc.array(outcome, { maxLength: 2 }),
});

const FATES = ['done', 'respected', 'missed', 'ahead'] as const;
const COUNTS = ['dates', 'withPlan', ...FATES] as const;

test('every way of dividing the dates adds up to all of them, to the cent', () => {
  fc.assert(
    fc.property(fc.array(date), (dates) => {
      const { all, offices, teams, types, months } = coverageOf(dates, TODAY);
      for (const groups of [offices, teams, types, months]) {
        for (const count of COUNTS) {
          expect(groups.reduce((sum, group) => sum + group[count], 0)).toBe(all[count]);
        }
        for (const currency of CURRENCIES) {
          const sum = groups.reduce((cents, { spent }) => cents + spent[currency], 0);
          expect(sum).toBe(all.spent[currency]);
        }
      }
    }),
  );
});

test('every date is done, respected, missed or ahead, and one of them alone', () => {
  fc.assert(
    fc.property(fc.array(date), (dates) => {
      const { all, months } = coverageOf(dates, TODAY);
      for (const counts of [all, ...months]) {
        expect(FATES.reduce((sum, fate) => sum + counts[fate], 0)).toBe(counts.dates);
      }
    }),
  );
});

test('nobody is both missed and celebrated twice, and who wants it in private is neither', () => {
  fc.assert(
    fc.property(fc.array(date), (dates) => {
      const { missed, repeated } = coverageOf(dates, TODAY);
      const twice = new Set(repeated.people.map(({ personId }) => personId));
      expect(missed.people.filter(({ personId }) => twice.has(personId))).toEqual([]);
      const quiet = dates.map((one) => ({ ...one, isPrivate: true }));
      const respected = coverageOf(quiet, TODAY);
      expect([respected.missed.total, respected.repeated.total]).toEqual([0, 0]);
    }),
  );
});

test('what one costs is of the plans that say how many they were for', () => {
  const done = { isDone: true, rating: 4, spent: [{ amount: 1_000, currency: 'ARS' }] } as const;
  const one: CoveredDate = {
    ...{ date: TODAY, type: 'personalizado', office: null, team: null },
    ...{ person: null, isPrivate: false },
    outcomes: [
      { ...done, people: 3 },
      { ...done, people: null, rating: 3 },
    ],
  };
  expect(coverageOf([one], TODAY).all).toMatchObject({
    ...{ rating: 3.5, spent: { ARS: 2_000, USD: 0 }, perHead: { ARS: 333, USD: 0 } },
  });
});
