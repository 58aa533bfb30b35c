import { expect, test } from '@jest/globals';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import { startOfDay } from './start-of-day.ts';

test.each([
  ['on a day like others', 'America/Argentina/Buenos_Aires', '2026-11-20', '2026-11-20T03:00'],
  ['where its first hour is skipped', 'America/Santiago', '2026-09-06', '2026-09-06T04:00'],
  ['where its first hour comes twice', 'America/Havana', '2026-11-01', '2026-11-01T04:00'],
  ['the day after', 'America/Havana', '2026-11-02', '2026-11-02T05:00'],
  ['where the last hour before comes twice', 'America/Santiago', '2026-04-05', '2026-04-05T04:00'],
])('a day begins once, %s', (_where, timeZone, date, instant) => {
  expect(startOfDay(isoDate(date), timeZone)).toBe(`${instant}:00.000Z`);
});
