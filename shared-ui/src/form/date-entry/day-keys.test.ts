import { isoDate } from '@almanaque/shared-contracts';
import { dateByKey } from './day-keys.ts';

test.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-11-03', '2026-10-27'],
  ['ArrowDown', '2026-11-28', '2026-12-05'],
  ['Home', '2026-11-18', '2026-11-15'],
  ['Home', '2026-11-15', '2026-11-15'],
  ['End', '2026-11-18', '2026-11-21'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-01-31', '2026-02-28'],
])('%s leads from %s to %s', (key, from, to) =>
  expect(dateByKey(key, false, isoDate(from))).toBe(to),
);

test.each([
  ['PageUp', '2028-02-29', '2027-02-28'],
  ['PageDown', '2026-11-23', '2027-11-23'],
])('Shift+%s leads from %s to %s', (key, from, to) =>
  expect(dateByKey(key, true, isoDate(from))).toBe(to),
);

test.each(['Enter', 'Tab', 'constructor'])('%s leads nowhere', (key) =>
  expect(dateByKey(key, false, isoDate('2026-11-23'))).toBeNull(),
);
