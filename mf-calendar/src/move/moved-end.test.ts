import { isoDate } from '@almanaque/shared-contracts';
import { emptyDraft } from '../editor/form/form-values.ts';
import { movedDraft } from './moved-draft.ts';

test.each([
  // September, October and November 2027: the 7th, 5th and 2nd become the 8th, 13th and 10th.
  [
    'the first Tuesday, whose next day is the second Wednesday',
    ['2027-09-07', 'FREQ=MONTHLY;BYDAY=1TU;UNTIL=20271102'],
    [1, 'FREQ=MONTHLY;BYDAY=2WE;UNTIL=20271110'],
  ],
  [
    'the same until the end of the month, a week before the second Wednesday of the next',
    ['2027-09-07', 'FREQ=MONTHLY;BYDAY=1TU;UNTIL=20271130'],
    [1, 'FREQ=MONTHLY;BYDAY=2WE;UNTIL=20271201'],
  ],
  // August and September 2027: the 4th and 1st become the 3rd and 7th.
  [
    'the first Wednesday, whose day before is in another month',
    ['2027-08-04', 'FREQ=MONTHLY;BYDAY=1WE;UNTIL=20270901'],
    [-1, 'FREQ=MONTHLY;BYDAY=1TU;UNTIL=20270907'],
  ],
  [
    'a day of the month, over months of 30 days and of 31',
    ['2026-11-10', 'FREQ=MONTHLY;BYMONTHDAY=10;UNTIL=20270110'],
    [25, 'FREQ=MONTHLY;BYMONTHDAY=5;UNTIL=20270205'],
  ],
  // Of March alone: with the 28th of March the 26th would come too.
  [
    'a day of the month, until the end of the month, into February',
    ['2027-03-01', 'FREQ=MONTHLY;BYMONTHDAY=1;UNTIL=20270331'],
    [-3, 'FREQ=MONTHLY;BYMONTHDAY=26;UNTIL=20270325'],
  ],
  [
    'a day of the year, over a leap day',
    ['2027-02-20', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=20;UNTIL=20280220'],
    [10, 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=2;UNTIL=20280302'],
  ],
  [
    'every second week, until a week after the last',
    ['2026-11-10', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;UNTIL=20261203'],
    [1, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;UNTIL=20261204'],
  ],
] as const)('%s comes as many times', (_what, [date, rrule], [days, expected]) => {
  const series = { ...emptyDraft(isoDate(date)), title: 'Asado', rrule };
  expect(movedDraft(series, days, 'all')).toMatchObject({
    kind: 'draft',
    draft: { rrule: expected },
  });
});
