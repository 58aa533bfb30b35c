import { isoDate } from '@almanaque/shared-contracts';
import { posterMonth } from './poster-month.ts';

test.each([
  ['2026-11-01', '2026-11-01'],
  ['2026-11-20', '2026-11-01'],
  ['2026-11-21', '2026-12-01'],
  ['2026-12-31', '2027-01-01'],
])('on %s the month for the wall is that of %s', (today, expected) => {
  expect(posterMonth(isoDate(today))).toBe(expected);
});
