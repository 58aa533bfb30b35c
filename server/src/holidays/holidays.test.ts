import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { calendarEventSchema, type CalendarEvent } from '@almanaque/shared-contracts/schemas';
import { holidaysOf, type Holiday } from './holidays.ts';

const golden = readFileSync(new URL('golden-2022-2027.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

function line({ date, title, origin }: CalendarEvent): string {
  if (origin.kind !== 'feriado' && origin.kind !== 'no-laborable') throw new Error(origin.kind);
  const { kind, category, certainty, norm } = origin;
  const special = kind === 'feriado' ? origin.originalDate : (origin.scope ?? 'todos');
  return [date, `${kind}/${category}`, certainty, special, norm, title].join(' | ');
}

const on = (holidays: readonly Holiday[], date: string) =>
  holidays.filter(({ event }) => event.date === date).map(({ event }) => event);

test.each([2022, 2023, 2024, 2025, 2026, 2027])('%d is exactly as the norms set it', (year) => {
  const expected = golden.filter((entry) => entry.startsWith(String(year)));
  expect(
    holidaysOf(year)
      .map(({ event }) => line(event))
      .sort(),
  ).toEqual(expected.sort());
});

test('a moved holiday says from where in its origin, and only there', () => {
  const [event] = on(holidaysOf(2026), '2026-11-23');
  expect(event?.id).toBe('feriado-2026-11-23-soberania-nacional');
  expect(event?.origin).toMatchObject({ originalDate: '2026-11-20' });
  expect(`${event?.title} ${event?.description}`).not.toMatch(/trasladado/i);
});

test('a bridge that is not a holiday is labelled so', () => {
  const [event] = on(holidaysOf(2026), '2026-12-07');
  expect(event?.origin).toMatchObject({ kind: 'no-laborable', category: 'puente', scope: null });
});

test('a holiday comes before the non-working days of its date', () => {
  const kinds = on(holidaysOf(2026), '2026-04-02').map(({ origin }) => origin.kind);
  expect(kinds).toEqual(['feriado', 'no-laborable', 'no-laborable']);
});

test.each([
  ['2026-03-24', 'conmemorativo'],
  ['2026-04-02', 'conmemorativo'],
  ['2026-04-24', 'conmemorativo'],
  ['2026-04-03', 'sobrio'],
  ['2026-06-20', 'sobrio'],
  ['2026-05-25', 'festivo'],
])('%s is %s', (date, tone) => {
  expect(on(holidaysOf(2026), date)[0]?.tone).toBe(tone);
});

test.each([1900, 1999, 2022, 2024, 2028, 2100, 2200])(
  '%d fits the contract, ids unique',
  (year) => {
    const events = holidaysOf(year).map(({ event }) => calendarEventSchema.parse(event));
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.every(({ date }) => date.startsWith(`${year}-`))).toBe(true);
  },
);

test('beyond the table every date is provisional, and says so', () => {
  for (const { event } of holidaysOf(2028)) {
    expect(event.origin).toMatchObject({ certainty: 'provisorio' });
    expect(event.description).toMatch(/Fecha provisoria\.$/);
  }
});
