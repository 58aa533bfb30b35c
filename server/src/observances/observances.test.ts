import { expect, test } from '@jest/globals';
import { calendarEventSchema } from '@almanaque/shared-contracts/schemas';
import { dateInYear } from './date-in-year.ts';
import { observancesOf } from './observances.ts';
import { SIGNS } from './signs.ts';

test.each([
  [2025, '2025-09-13'],
  [2024, '2024-09-12'],
  [2100, '2100-09-13'],
  [2000, '2000-09-12'],
])('programmers’ day of %d is %s', (year, date) => {
  expect(dateInYear({ kind: 'day-of-year', day: 256 }, year)).toBe(date);
});

test.each([
  // The first of the month is itself a Sunday, and the day after one.
  [{ month: 6, weekday: 0, nth: 3 }, 2025, '2025-06-15'],
  [{ month: 10, weekday: 0, nth: 3 }, 2026, '2026-10-18'],
  [{ month: 11, weekday: 5, nth: 4 }, 2026, '2026-11-27'],
])('%j in %d falls on %s', (rule, year, date) => {
  expect(dateInYear({ kind: 'nth-weekday', ...rule }, year)).toBe(date);
});

test.each([1900, 2025, 2028, 2200])('every observance of %d fits the contract', (year) => {
  const occurrences = observancesOf(year);
  expect(occurrences).toHaveLength(85);
  const ids = occurrences.map(({ event }) => calendarEventSchema.parse(event).id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('each has a drawing of its own, and none is drawn that is not there', () => {
  const ids = observancesOf(2026).map(({ observance }) => observance.id);
  expect(Object.keys(SIGNS).sort()).toEqual(ids.sort());
});

test.each([2024, 2026, 2028])(
  'programmers’ day of %d carries its picture and says what it is',
  (year) => {
    const day = observancesOf(year).find(
      ({ observance }) => observance.id === 'dia-del-programador',
    );
    expect(day?.event).toMatchObject({
      picture: '/media/dia-del-programador.svg',
      pictureAlt: 'Ilustración de Día del Programador',
      description: expect.stringMatching(/^Día 256 del año: se reconoce a/) as unknown,
    });
  },
);

const toneOf = (id: string) =>
  observancesOf(2026).find(({ observance }) => observance.id === id)?.event.tone;

test('dates that are remembered are not festive', () => {
  expect(toneOf('dia-internacional-de-la-mujer')).toBe('conmemorativo');
  expect(toneOf('dia-no-violencia-contra-la-mujer')).toBe('conmemorativo');
  expect(toneOf('dia-conciencia-ambiental')).toBe('sobrio');
});
