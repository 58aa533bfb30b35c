import { addDays, isoDate, type CalendarEvent } from '@almanaque/shared-contracts';
import { fitSheet } from './sheet-fit.ts';
import { peopleCount, sheetDay, sheetLine, type SheetDay } from './sheet-lines.ts';

const FIRST = isoDate('2026-11-01');

const birthday = (number: number): CalendarEvent => ({
  id: `cumpleanos-${number}`,
  date: FIRST,
  title: `Cumpleaños de Persona Número ${number}`,
  description: '',
  type: 'cumpleanos',
  tone: 'festivo',
  origin: { kind: 'empresa', sample: false },
  picture: null,
});

const people = (count: number) => Array.from({ length: count }, (_, number) => birthday(number));

/** A month of five weeks with `count` birthdays every day. */
const weeksWith = (count: number): SheetDay[][] =>
  Array.from({ length: 5 }, (_, week) =>
    Array.from({ length: 7 }, (_day, of) => sheetDay(addDays(FIRST, week * 7 + of), people(count))),
  );

test('a small company is set large, a line for each person', () => {
  expect(fitSheet(weeksWith(1), 'a4')).toEqual({ setting: 'lines', size: 9 });
});

test('the more people, the smaller; a poster is always larger', () => {
  const sizes = [1, 4, 8].map((count) => fitSheet(weeksWith(count), 'a4').size);
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  for (const count of [1, 4, 8, 16, 55]) {
    expect(fitSheet(weeksWith(count), 'a3').size).toBeGreaterThan(
      fitSheet(weeksWith(count), 'a4').size,
    );
  }
});

test('names that have no line each run on; those of ten thousand follow on other sheets', () => {
  const settings = [8, 16, 60].map((count) => fitSheet(weeksWith(count), 'a4').setting);
  expect(settings).toEqual(['lines', 'run-on', 'counted']);
});

test.each<[Partial<CalendarEvent>, string]>([
  [{ type: 'personalizado', title: 'Desayuno', time: '09:00' }, '9:00 Desayuno'],
  [
    {
      type: 'personalizado',
      title: 'Feria',
      span: { from: FIRST, to: isoDate('2026-11-03') },
    },
    'Feria (hasta el 3 de noviembre)',
  ],
  [
    {
      type: 'personalizado',
      title: 'Feria',
      date: isoDate('2026-11-03'),
      span: { from: FIRST, to: isoDate('2026-11-03') },
    },
    'Feria (termina)',
  ],
  [{ title: 'Cumpleaños de Ana Sosa' }, 'Ana Sosa'],
])('%j is written %s', (given, line) => {
  expect(sheetLine({ ...birthday(0), ...given })).toBe(line);
});

test('how many there are is said in words', () => {
  const anniversary = { ...birthday(9), type: 'aniversario' as const };
  expect(peopleCount([...people(3), anniversary])).toBe('3 cumpleaños y 1 aniversario');
  expect(peopleCount([anniversary, anniversary])).toBe('2 aniversarios');
});
