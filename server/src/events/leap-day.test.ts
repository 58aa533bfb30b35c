import { expect, test } from '@jest/globals';
import { leapDayRule } from './leap-day.ts';

const LAST = 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1';

test.each([
  ['2024-02-29', 'FREQ=YEARLY', LAST],
  ['2024-02-29', 'FREQ=YEARLY;COUNT=5', 'FREQ=YEARLY;COUNT=5;BYMONTH=2;BYMONTHDAY=-1'],
  ['2024-02-29', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', LAST],
  ['2024-02-29', LAST, LAST],
  ['2024-02-29', 'FREQ=YEARLY;BYMONTH=2;BYDAY=-1TH', 'FREQ=YEARLY;BYMONTH=2;BYDAY=-1TH'],
  ['2024-02-29', 'FREQ=YEARLY;BYMONTHDAY=29', 'FREQ=YEARLY;BYMONTHDAY=29'],
  ['2024-02-29', 'FREQ=MONTHLY', 'FREQ=MONTHLY'],
  ['2024-02-28', 'FREQ=YEARLY', 'FREQ=YEARLY'],
])('from %s, %s is %s', (date, rule, expected) => {
  expect(leapDayRule(date, rule)).toBe(expected);
});
