import { isoDate } from '@almanaque/shared-contracts';
import { choices } from './celebration.ts';

const FRIDAY = isoDate('2026-11-27');
const MONDAY_OFF = isoDate('2026-11-30');
const celebration = { day: FRIDAY, proposed: FRIDAY, daysOff: new Set([MONDAY_OFF]) };
const offered = (today: string, day = FRIDAY) =>
  choices(FRIDAY, { ...celebration, day }, isoDate(today));

test('business days around the date are offered, from today on', () => {
  expect(offered('2026-11-26')).toEqual([
    '2026-11-26',
    '2026-11-27',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-07',
  ]);
  expect(offered('2026-11-01')[0]).toBe('2026-11-17');
});

test('a day chosen before stays, though it is over', () => {
  expect(offered('2026-11-26', isoDate('2026-11-25'))[0]).toBe('2026-11-25');
});

test('when the date itself is over, those before it tell when it was held', () => {
  expect(offered('2026-12-01')).toEqual(offered('2026-11-01'));
});
