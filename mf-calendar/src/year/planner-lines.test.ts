import { isoDate, type CalendarDay, type CalendarEvent } from '@almanaque/shared-contracts';
import { plannerLines } from './planner-lines.ts';

const DATE = isoDate('2026-11-23');

const event = (title: string, type: CalendarEvent['type'] = 'personalizado'): CalendarEvent => ({
  id: title,
  date: DATE,
  title,
  description: '',
  type,
  tone: 'festivo',
  origin: { kind: 'empresa', sample: false },
  picture: null,
});
const birthday = (name: string) => event(`Cumpleaños de ${name}`, 'cumpleanos');
const carnival: CalendarEvent = {
  ...event('Carnaval', 'festivo'),
  origin: {
    kind: 'feriado',
    category: 'inamovible',
    originalDate: DATE,
    norm: 'Ley 27.399',
    certainty: 'oficial',
  },
};
const anniversary = (years: number, name: string) =>
  event(`Aniversario de ${years} años de ${name}`, 'aniversario');

const day = (...events: readonly CalendarEvent[]): CalendarDay => ({
  date: DATE,
  events: [...events],
  total: events.length,
  highlights: [],
});
const textsOf = (of: CalendarDay, paper: 'a4' | 'a3' = 'a4') =>
  plannerLines(of, paper).lines.map(({ text }) => text);

test('what is alone on its day is said whole', () => {
  expect(textsOf(day(anniversary(17, 'José Luis García Etchegoyen')))).toEqual([
    'José Luis García Etchegoyen, 17\u00a0años',
  ]);
});

test('two people have a line each, and names that fit', () => {
  const two = day(birthday('Guadalupe Olivera'), anniversary(6, 'Ana Paz'));
  expect(textsOf(two)).toEqual(['Guadalupe O.', 'Ana Paz · 6']);
  expect(textsOf(two, 'a3')).toEqual(['Guadalupe Olivera', 'Ana Paz · 6']);
});

test('more people of a kind share a line', () => {
  const many = day(...['Ana Paz', 'Julieta Díaz', 'Néstor Gil', 'Zoe Rey'].map(birthday));
  expect(plannerLines(many, 'a4')).toEqual({
    lines: [
      { type: 'cumpleanos', text: 'Ana Paz' },
      { type: 'cumpleanos', text: 'Julieta y 2 más' },
    ],
    rest: 0,
  });
});

test('a holiday comes first, and takes a line', () => {
  const mixed = day(birthday('Ana Paz'), birthday('Zoe Rey'), carnival);
  expect(textsOf(mixed)).toEqual(['Carnaval', 'Ana y Zoe']);
});

test('every line is told beside what is left over', () => {
  const { lines, rest } = plannerLines(
    day(event('Asado'), event('Simulacro'), event('Cierre')),
    'a4',
  );
  expect(lines.map(({ text }) => text)).toEqual(['Asado', 'Simulacro']);
  expect(rest).toBe(1);
});
