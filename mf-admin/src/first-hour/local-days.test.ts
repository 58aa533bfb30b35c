import { isoDate } from '@almanaque/shared-contracts';
import { nextOf } from './local-days.ts';

test.each([
  ['2026-07-28', '2026-07-28'],
  ['2026-07-29', '2027-07-28'],
])('on %s the next 28 July is %s', (today, next) => {
  expect(nextOf({ month: 7, day: 28, title: 'Gesta Galesa' }, isoDate(today))).toBe(next);
});
