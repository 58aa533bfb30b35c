import type { Measured } from './measure.ts';
import { BARE_REACT, CONTESTANTS, OURS, WHOLE_PAGE } from './contestants.ts';
import { figuresOf } from './figures.ts';
import { goalsOf } from './goals.ts';
import { SCENARIOS } from './scenarios.ts';

const measured = (ms: number): Measured => ({
  firstMonth: ms,
  steps: [ms, ms, ms],
  busy: ms,
  selections: [ms],
  selectionsAlone: [ms],
  nodes: 100,
  heap: { one: { all: 10, data: 4 }, hundred: { all: 10.1, data: 4.2 } },
});

const TIMES: Readonly<Record<string, number>> = {
  [OURS]: 12,
  [WHOLE_PAGE]: 24,
  [BARE_REACT]: 10,
  'FullCalendar 7': 48,
  'MUI X DateCalendar 9 (sin eventos)': 1,
};

const figures = Object.values(SCENARIOS).flatMap((scenario) =>
  CONTESTANTS.flatMap(({ name }) =>
    figuresOf(name, scenario.name, [measured(TIMES[name] ?? 100), measured(TIMES[name] ?? 100)]),
  ),
);

test('the best library is one that shows events; each goal is ours over its limit', () => {
  const values = goalsOf(figures).map(({ value }) => Number(value.toFixed(3)));
  expect(values).toEqual([0.25, 1.2, 1.2, 1.2, 1.2, 2.4, 0.5, 1, 1.01, 1.05]);
  expect(goalsOf(figures)[0]?.note).toBe('12 ms ÷ 48 ms (FullCalendar 7, 10.000 eventos)');
  expect(goalsOf(figures)[4]?.note).toBe(
    '12 ms ÷ 10 ms (10.000 eventos); el navegador solo: 12 ms, 1,2×',
  );
});

test('what grows is told beside the growth of the limit', () => {
  const ours = figures.filter(({ contestant }) => contestant === OURS);
  const title = 'Memoria tras 100 meses ÷ tras 1';
  const noteIn = (known: typeof figures) =>
    goalsOf(known).find((goal) => goal.title === title)?.note;
  expect(noteIn(figures)).toBe('10.000 eventos; React a secas: 1,01×');
  expect(noteIn(ours)).toBe('10.000 eventos');
});

test('what was not measured is no goal reached, and the others stay', () => {
  const without = figures.filter(({ contestant }) => contestant !== BARE_REACT);
  expect(goalsOf(without).map(({ title }) => title)).toEqual([
    'Mes siguiente ÷ la mejor biblioteca',
    'Página entera, primer mes a la vista ÷ FullCalendar 7',
    'Mes siguiente con 50.000 eventos ÷ con 10',
    'Memoria tras 100 meses ÷ tras 1',
    'Memoria sin el código compilado, tras 100 meses ÷ tras 1',
  ]);
});
