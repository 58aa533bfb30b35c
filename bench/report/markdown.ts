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

const goalRow = ({ title, value, unit, limit, note }: Goal, suite: string): string[] => [
  title,
  amount(value, unit),
  `≤ ${amount(limit, unit)}`,
  note ?? '',
  `\`npm run bench -- ${suite}\``,
];

/** What is measured, what it is compared with, and how to measure it again. */
const goalTable = (
  records: readonly SuiteRecord[],
  isListed: (goal: Goal) => boolean,
): string | undefined => {
  const rows = records.flatMap(({ name, goals }) =>
    goals.filter(isListed).map((goal) => goalRow(goal, name)),
  );
  return rows.length === 0
    ? undefined
    : table(['Meta', 'Medido', 'Límite', 'De dónde sale, y con qué se compara', 'Orden'], rows);
};

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

/** Everything one run of a suite measured: what BENCHMARKS.md's figures come from. */
export const recordDocument = (record: SuiteRecord): string => {
  const { name, title, date, rounds, machine, figures } = record;
  return [
    `# ${title}, ${date}`,
    `\`npm run bench -- ${name} --rounds ${rounds}\`, ${machine.cores} núcleos, Node ${machine.node}, Chromium ${machine.chromium}. ` +
      'Las cifras son medianas, con el cuarto y los tres cuartos de las muestras entre paréntesis; un cociente es la mediana de los de cada ronda.',
    notesOf(record),
    ...tablesOf(figures).map(figureTable),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
};

/** The name of `record`'s document, in the folder of the results. */
export const documentName = ({ name, date }: SuiteRecord): string => `${date}-${name}.md`;

/** BENCHMARKS.md: one page with what every suite is held to; what is missed stands first. */
export const markdownOf = (records: readonly SuiteRecord[]): string =>
  [
    '# Mediciones',
    'Lo escribe `npm run bench` con lo que midió la última vez; no se edita a mano. ' +
      'Cada contrincante se mide una vez por ronda y en otro orden cada vez, sobre lo construido para producción.',
    '## Lo que falta',
    goalTable(records, (goal) => !isReached(goal)) ?? 'Nada: todas las metas se alcanzan.',
    '## Lo que se alcanza',
    goalTable(records, isReached) ?? 'Nada todavía.',
    '## Cada corrida entera',
    records
      .map(
        (record) =>
          `- [${record.title}](bench/results/${documentName(record)}): ${record.date}, ${record.rounds} rondas, ${record.machine.cores} núcleos, Node ${record.machine.node}.`,
      )
      .join('\n'),
    'Los gráficos quedan en `bench/results/report.html`.',
  ].join('\n\n');
