import { expect, test } from '@jest/globals';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { daysOfRule } from './day-rules.ts';

const at = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime('UTC');

/** What the library, which knows all rules, works out. */
const byLibrary = (date: string, rrule: string, year: number): string[] =>
  new RRuleTemporal({ rruleString: rrule, dtstart: at(date), temporal: Temporal })
    .between(at(`${year}-01-01`), at(`${year}-12-31`), true)
    .map((day) => day.toPlainDate().toString());

const BEGINNINGS = ['2023-12-31', '2024-02-29', '2024-06-05', '2025-01-01'];
const YEARS = [2023, 2024, 2025, 2027];
const ENDS = ['', ';COUNT=1', ';COUNT=40', ';COUNT=400', ';UNTIL=20250310', ';UNTIL=20231231'];
const BY_DAYS = [
  '',
  ';INTERVAL=2',
  ';INTERVAL=9',
  ';BYDAY=MO,TU,WE,TH,FR',
  ';INTERVAL=3;BYDAY=SA',
  ';INTERVAL=7;BYDAY=MO',
];
const BY_WEEKS = [
  '',
  ';INTERVAL=2',
  ';BYDAY=TU',
  ';BYDAY=SU,WE',
  ';INTERVAL=2;BYDAY=SU,MO',
  ';INTERVAL=2;BYDAY=SU,MO;WKST=SU',
  ';INTERVAL=3;BYDAY=FR,SA;WKST=MO',
];
const RULES = [
  ...BY_DAYS.map((more) => `FREQ=DAILY${more}`),
  ...BY_WEEKS.map((more) => `FREQ=WEEKLY${more}`),
];

test.each(RULES)('%s falls as the library has it, whenever it begins and ends', (rule) => {
  for (const date of BEGINNINGS) {
    for (const end of ENDS) {
      const rrule = `${rule}${end}`;
      for (const year of YEARS) {
        const days = daysOfRule({ date: isoDate(date), rrule }, year);
        expect([date, rrule, year, days]).toEqual([
          date,
          rrule,
          year,
          byLibrary(date, rrule, year),
        ]);
      }
    }
  }
});

test.each([
  'FREQ=MONTHLY',
  'FREQ=YEARLY;BYMONTH=3',
  'FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1',
  'no rule',
])('%s is the library’s', (rrule) => {
  expect(daysOfRule({ date: '2024-01-01', rrule }, 2024)).toBeNull();
});
