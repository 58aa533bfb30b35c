import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import {
  addDays,
  celebrationDay,
  daysBetween,
  daysOffAmong,
  isBusinessDay,
  isoDate,
  WEEKDAYS,
  weekday,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { holidaysOf } from './holidays.ts';

const YEARS = [2025, 2026, 2027, 2028];
const HOLIDAYS = [2024, ...YEARS, 2029].flatMap(holidaysOf).map(({ event }) => event);
const DAYS_OFF = daysOffAmong(HOLIDAYS);

type Dated = Pick<CalendarEvent, 'date' | 'title' | 'type' | 'tone'> &
  Partial<Pick<CalendarEvent, 'origin'>>;

const birthdayOn = (date: IsoDate): Dated => ({
  date,
  title: 'Cumpleaños',
  type: 'cumpleanos',
  tone: 'festivo',
});

/** Seen a quarter earlier, and seen three weeks earlier by who needs a month. */
const proposals = (event: Dated) => {
  const seen = (before: number, leadDays: number | null) =>
    celebrationDay(event, { daysOff: DAYS_OFF, today: addDays(event.date, -before), leadDays });
  return { intime: seen(90, null), short: seen(21, 22) };
};

const spoken = (date: IsoDate): string => `${WEEKDAYS[weekday(date)]?.short ?? ''} ${date}`;

function line(event: Dated): string {
  const { intime, short } = proposals(event);
  return [spoken(event.date), event.tone, event.title, spoken(intime), spoken(short)].join(' | ');
}

const everyDay = (year: number): IsoDate[] =>
  Array.from(
    { length: daysBetween(isoDate(`${year}-01-01`), isoDate(`${year + 1}-01-01`)) },
    (_, index) => addDays(isoDate(`${year}-01-01`), index),
  );

/** One on each weekday, in a week without holidays and in the week of Navidad. */
const birthdays = (year: number): Dated[] =>
  ['03-08', '12-20'].flatMap((from) =>
    Array.from({ length: 7 }, (_, index) => birthdayOn(addDays(isoDate(`${year}-${from}`), index))),
  );

const table = () =>
  [
    'cae | tono | qué | se festeja | con un mes de preparación y tres semanas por delante',
    ...YEARS.flatMap((year) => [
      ...HOLIDAYS.filter(({ date }) => date.startsWith(String(year))).map(line),
      ...birthdays(year).map(line),
    ]),
  ].join('\n');

test('every holiday, and a birthday on each weekday, as the table shows', () => {
  const written = readFileSync(new URL('celebration-2025-2028.txt', import.meta.url), 'utf8');
  expect(table()).toBe(written.trimEnd());
});

test.each(YEARS)('in %d nobody is ever invited on a day off', (year) => {
  const holidays = HOLIDAYS.filter(({ date }) => date.startsWith(String(year)));
  for (const event of [...holidays, ...everyDay(year).map(birthdayOn)]) {
    const { intime, short } = proposals(event);
    for (const day of [intime, short]) expect(isBusinessDay(day, DAYS_OFF)).toBe(true);
    expect(Math.abs(daysBetween(event.date, intime))).toBeLessThanOrEqual(5);
  }
});
