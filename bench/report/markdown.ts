import type { SuiteRecord } from '../support/results.ts';
import type { Goal } from '../support/suite.ts';
import { amount, isReached, spreadText } from './numbers.ts';
import { tablesOf, type MetricTable } from './tables.ts';

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(row)].join(
    '\n',
  );

const goalRow = (goal: Goal): string[] => [
  goal.title,
  `≤ ${amount(goal.limit, goal.unit)}`,
  amount(goal.value, goal.unit),
  isReached(goal) ? 'sí' : '**no**',
];

const notesOf = ({ goals, notes }: SuiteRecord): string =>
  [
    ...goals.flatMap(({ title, note }) => (note === undefined ? [] : [`${title}: ${note}`])),
    ...notes,
  ]
    .map((note) => `- ${note}`)
    .join('\n');

const UNIT_NAMES = { ratio: 'cociente', count: 'cantidad', 'per second': 'por segundo' } as const;

const figureTable = ({ metric, unit, scenarios, rows }: MetricTable): string =>
  [
    `### ${metric} (${unit in UNIT_NAMES ? UNIT_NAMES[unit as keyof typeof UNIT_NAMES] : unit})`,
    table(
      ['', ...scenarios],
      rows.map(({ contestant, cells }) => [
        contestant,
        ...cells.map((cell) => (cell ? spreadText(cell) : '–')),
      ]),
    ),
  ].join('\n\n');

function section(record: SuiteRecord): string {
  const { name, title, date, rounds, machine, figures, goals } = record;
  return [
    `## ${title}`,
    `\`npm run bench -- ${name} --rounds ${rounds}\`, ${date}, ${machine.cores} núcleos, Node ${machine.node}, Chromium ${machine.chromium}.`,
    ...(goals.length > 0
      ? [table(['Meta', 'Límite', 'Medido', 'Alcanzada'], goals.map(goalRow))]
      : []),
    notesOf(record),
    ...tablesOf(figures).map(figureTable),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** BENCHMARKS.md: every suite's last run. */
export const markdownOf = (records: readonly SuiteRecord[]): string =>
  [
    '# Mediciones',
    'Lo escribe `npm run bench` con lo que midió la última vez (`bench/results/latest.json`); no se edita a mano. ' +
      'Cada contrincante se mide una vez por ronda y en otro orden cada vez, sobre lo construido para producción. ' +
      'Las cifras son medianas, con el cuarto y los tres cuartos de las muestras entre paréntesis; un cociente es la mediana de los de cada ronda. ' +
      'Los gráficos quedan en `bench/results/report.html`.',
    ...records.map(section),
  ].join('\n\n');
