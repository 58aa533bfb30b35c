import { expect, test } from '@jest/globals';
import { expired } from './retention.ts';

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-08-31');
const dayAfter = (days: number): string =>
  new Date(FIRST + days * DAY_MS).toISOString().slice(0, 10);

test('day by day, the last seven stay, and the Sundays of the last four weeks', () => {
  const kept = new Set<string>();
  for (let day = 0; day < 84; day += 1) {
    kept.add(dayAfter(day));
    for (const date of expired([...kept], { days: 7, weeks: 4 })) kept.delete(date);
  }
  // The 84th day is a Sunday itself.
  expect([...kept].sort()).toEqual([
    '2026-11-01',
    '2026-11-08',
    '2026-11-15',
    ...Array.from({ length: 6 }, (_, day) => dayAfter(77 + day)),
    '2026-11-22',
  ]);
});

test('days on which nothing ran cost no older copy', () => {
  const dates = ['2026-01-05', '2026-03-02', '2026-11-22'];
  expect(expired(dates, { days: 2, weeks: 3 })).toEqual([]);
  expect(expired(dates, { days: 1, weeks: 0 })).toEqual(['2026-03-02', '2026-01-05']);
});
