import { eventsFrom, witnesses } from './events.ts';

const FIRST = '2026-11-01';

test('the same events for the same beginning, within two years of it', () => {
  const events = eventsFrom(FIRST, 1000);
  expect(events).toEqual(eventsFrom(FIRST, 1000));
  expect(new Set(events.map(({ title }) => title)).size).toBe(1000);
  expect(events.every(({ id, title }) => title.endsWith(`(#${id})`))).toBe(true);
  expect(events.every(({ date }) => date >= FIRST && date < '2028-11-01')).toBe(true);
});

test('more events are the fewer ones, and others', () => {
  expect(eventsFrom(FIRST, 1000).slice(0, 10)).toEqual(eventsFrom(FIRST, 10));
});

test("a month's witnesses fall where no other month's six weeks reach", () => {
  const byMonth = witnesses(eventsFrom(FIRST, 10_000));
  expect(Object.keys(byMonth)).toHaveLength(24);
  const dates = new Map(eventsFrom(FIRST, 10_000).map(({ id, date }) => [id, date]));
  for (const [month, ids] of Object.entries(byMonth)) {
    for (const id of ids) expect(dates.get(id)).toMatch(new RegExp(`^${month}-(1[5-9]|2[0-2])$`));
  }
});
