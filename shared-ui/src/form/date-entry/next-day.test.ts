import { isoDate } from '@almanaque/shared-contracts';
import { nextDay } from './next-day.ts';

test.each([
  ['24/12', '2026-12-24'],
  ['27/11', '2026-11-27'],
  [' 5-3- ', '2027-03-05'],
  ['26/11', '2027-11-26'],
  ['29/2', '2028-02-29'],
  ['31/2', null],
  ['24/12/2030', null],
  ['24', null],
  ['', null],
])('from 27 November 2026 on, %j is %s', (text, date) =>
  expect(nextDay(text, isoDate('2026-11-27'))).toBe(date),
);
