import { isoDate, type CalendarDay, type CalendarEvent } from '@almanaque/shared-contracts';
import { plannerLines, untoldTitles } from './planner-lines.ts';

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
    'José Luis García Etchegoyen\u00a0·\u00a017',
  ]);
  expect(textsOf(day(anniversary(17, 'José Luis García')))).toEqual([
    'José Luis García, 17\u00a0años',
  ]);
  expect(textsOf(day(birthday('María Guadalupe Etchegoyen Fernández')))).toEqual([
    'María Fernández',
  ]);
});

test("a holiday's name is whole: in its short form, or in two rows, for which people give way", () => {
  const holiday = (title: string, shortTitle?: string) => ({
    ...carnival,
    title,
    ...(shortTitle !== undefined && { shortTitle }),
  });
  const told = (of: CalendarEvent, paper: 'a4' | 'a3') => {
    const { lines, rest } = plannerLines(day(birthday('Ana Paz'), of), paper);
    return [...lines.map(({ text, rows }) => `${text} (${rows})`), `+${rest}`];
  };
  const labour = holiday('Día del Trabajador');
  expect(told(labour, 'a4')).toEqual(['Día del Trabajador (1)', 'Ana Paz (1)', '+0']);
  const mary = holiday('Día de la Inmaculada Concepción de María', 'Inmaculada Concepción');
  expect(told(mary, 'a4')).toEqual(['Inmaculada Concepción (2)', '+1']);
  expect(told(mary, 'a3')).toEqual(['Inmaculada Concepción (1)', 'Ana Paz (1)', '+0']);
  const respect = holiday('Día del Respeto a la Diversidad Cultural', 'Diversidad Cultural');
  expect(textsOf(day(respect))).toEqual(['Día del Respeto a la Diversidad Cultural']);
  expect(textsOf(day(respect, birthday('Ana Paz')))).toEqual(['Diversidad Cultural', 'Ana Paz']);
});

test("a company's title is whole too, with its time where there is room for it", () => {
  const drill = { ...event('Simulacro de evacuación'), time: '10:00' };
  const people = ['Ana Paz', 'Zoe Rey'].map(birthday);
  expect(plannerLines(day(drill, ...people), 'a4')).toEqual({
    lines: [{ kind: 'personalizado', text: 'Simulacro de evacuación', rows: 2 }],
    rest: 2,
  });
  expect(textsOf(day(drill, ...people), 'a3')).toEqual([
    'Simulacro de evacuación',
    'Ana Paz',
    'Zoe Rey',
  ]);
  expect(textsOf(day(drill))).toEqual(['10:00\u00a0Simulacro de evacuación']);
  // Each of several has a row, in as many whole words as it holds.
  expect(textsOf(day(drill, event('Capacitación en primeros auxilios')))).toEqual([
    'Simulacro…',
    'Capacitación…',
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
      { kind: 'cumpleanos', text: 'Ana Paz', rows: 1 },
      { kind: 'cumpleanos', text: 'Julieta y 2 más', rows: 1 },
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

test('titles of which a day has a part or nothing are told elsewhere; people and what fits are not', () => {
  const untold = (...events: readonly CalendarEvent[]) =>
    untoldTitles(day(...events), 'a4').map(({ title }) => title);
  const drill = { ...event('Simulacro de evacuación'), time: '10:00' };
  const training = event('Capacitación en primeros auxilios');
  expect(untold(drill, birthday('María Guadalupe Etchegoyen Fernández'))).toEqual([]);
  expect(untold(drill, training)).toEqual([drill.title, training.title]);
  expect(untold(event('Asado'), training, event('Cierre'))).toEqual([training.title, 'Cierre']);
  // Its first word alone is longer than a row.
  const long = event('Internacionalización de las oficinas');
  expect(untold(event('Asado'), long)).toEqual([long.title]);
  expect(untold(carnival, event('Asado'))).toEqual([]);
});
