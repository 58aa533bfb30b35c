import { beforeEach, describe, expect, test } from '@jest/globals';
import { CELEBRATIONS, type PersonInput } from '@almanaque/api';
import { addDays, isoDate } from '@almanaque/shared-contracts/schemas';
import fc from 'fast-check';
import { ENGINES } from '../../testing/engines.ts';
import { useDatabase } from '../../testing/use-database.ts';
import type { PersonRow } from '../person-row.ts';
import { storePeople } from '../testing/person.ts';
import { PEOPLE_DATES } from './occurrences.ts';
import { peopleDays } from './people-days.ts';
import { datesOfPerson } from './person-dates.ts';
import { recountDates } from './totals-migration.ts';

/** A common year, a leap year and the first days of the next: every way a date can move. */
const FROM = isoDate('2027-01-01');
const TO = isoDate('2029-03-02');

/** Few days, so that people meet on them, and those around a 29 February. */
const DAYS = ['02-28', '02-29', '03-01', '06-30', '12-31', '01-01'] as const;

const dates = fc
  .tuple(fc.constantFrom(2020, 2024, 2026, 2027, 2028, 2029), fc.constantFrom(...DAYS))
  .map(([year, day]) => isoDate(`${year}-${year % 4 === 0 ? day : day.replace('02-29', '02-28')}`));

const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });

const people: fc.Arbitrary<Partial<PersonInput>> = fc.record({
  birth: orNull(
    fc.constantFrom(...DAYS).map((day) => {
      const [month = 1, ofMonth = 1] = day.split('-').map(Number);
      return { day: ofMonth, month, year: null };
    }),
  ),
  hireDate: orNull(dates),
  leavingDate: orNull(dates),
  birthdayShown: fc.boolean(),
  anniversaryShown: fc.boolean(),
  celebration: fc.constantFrom(...CELEBRATIONS),
  feb29: fc.constantFrom('02-28', '03-01'),
});

const ID = fc.constantFrom('ana', 'bruno', 'carla', 'dario', 'elena');

/** Whole statements, as the server sends them: several people at once, some there and some not. */
const writes = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.dictionary(ID, people, { minKeys: 1 }).map((stored) => ({ stored })),
    },
    { weight: 1, arbitrary: fc.array(ID, { minLength: 1 }).map((deleted) => ({ deleted })) },
  ),
  { minLength: 1, maxLength: 6 },
);

describe.each(ENGINES)('the totals of people’s dates, on %s', (_engine, openPlace) => {
  const db = useDatabase(openPlace);
  beforeEach(() => db().deleteFrom('people').execute());

  /** 'date kind total', of days on which anybody celebrates. */
  const answered = async (): Promise<string[]> => {
    const lines: string[] = [];
    for (let from = FROM; from <= TO; from = addDays(from, 366)) {
      const to = addDays(from, 365) < TO ? addDays(from, 365) : TO;
      for (const [date, { totals }] of await peopleDays(db(), from, to, 0)) {
        for (const kind of PEOPLE_DATES) {
          if (totals[kind] > 0) lines.push(`${date} ${kind} ${totals[kind]}`);
        }
      }
    }
    return lines.sort();
  };

  /** The same, worked out one person after the other. */
  const worked = async (): Promise<string[]> => {
    const rows: PersonRow[] = await db().selectFrom('people').selectAll().execute();
    const totals = new Map<string, number>();
    for (const kind of PEOPLE_DATES) {
      for (const row of rows) {
        for (const date of datesOfPerson(row, kind, FROM, TO)) {
          const key = `${date} ${kind}`;
          totals.set(key, (totals.get(key) ?? 0) + 1);
        }
      }
    }
    return [...totals].map(([key, total]) => `${key} ${total}`).sort();
  };

  test('are what counting says, whatever was written', async () => {
    await fc.assert(
      fc.asyncProperty(writes, async (list) => {
        for (const write of list) {
          if ('stored' in write) await storePeople(db(), write.stored);
          else await db().deleteFrom('people').where('id', 'in', write.deleted).execute();
        }
        expect(await answered()).toEqual(await worked());
      }),
      { numRuns: 40 },
    );
  });

  test('are the same when they are worked out anew', async () => {
    const hireDate = isoDate('2020-06-30');
    await storePeople(db(), {
      ana: { hireDate },
      bruno: { hireDate, leavingDate: isoDate('2028-06-29') },
    });
    const before = await answered();
    expect(before).toEqual(['2027-06-30 aniversario 2', '2028-06-30 aniversario 1']);
    await recountDates(db());
    expect(await answered()).toEqual(before);
  });
});
