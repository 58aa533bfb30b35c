import type { Lack } from '../needs/needs.ts';
import type { StepResult } from './run-step.ts';
import { inSeconds } from '../../tools/say.ts';
import { STEPS } from './steps.ts';
import { sum, type Failure } from './test-report.ts';

const titleOf = ({ name }: StepResult): string => STEPS[name].title.padEnd(20);

function outcomeOf({ verdict, report: { counts } }: StepResult): string {
  if (verdict === 'failed') return counts.failed > 0 ? `FALLÓ (${counts.failed})` : 'FALLÓ';
  if (verdict !== 'passed') return `no corrió: ${verdict.notRunFor}`;
  const skipped = counts.skipped > 0 ? [`${counts.skipped} salteadas`] : [];
  const told = [...(counts.passed > 0 ? [counts.passed] : []), ...skipped];
  return told.length === 0 ? 'bien' : `bien (${told.join(', ')})`;
}

const row = (result: StepResult): string => {
  const seconds = result.seconds > 0 ? inSeconds(result.seconds) : '';
  return `  ${titleOf(result)}${seconds.padStart(9)}   ${outcomeOf(result)}`;
};

/** Of each step, the folders whose tests take longest. */
const MOST_FOLDERS = 8;

/** Less is nobody's concern. */
const LEAST_MINUTES = 0.1;

const inMinutes = new Intl.NumberFormat('es-AR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

function minutesOf(result: StepResult): readonly string[] {
  const folders = [...result.report.seconds]
    .map(([folder, seconds]) => ({ folder, minutes: seconds / 60 }))
    .filter(({ minutes }) => minutes >= LEAST_MINUTES)
    .sort((a, b) => b.minutes - a.minutes)
    .slice(0, MOST_FOLDERS)
    .map(({ folder, minutes }) => `${folder} ${inMinutes.format(minutes)}`);
  return folders.length === 0 ? [] : [`  ${titleOf(result)}${folders.join(' · ')}`];
}

/** A step that failed without counting what did is one failure. */
const failedIn = ({ verdict, report: { counts } }: StepResult): number =>
  verdict === 'failed' ? Math.max(counts.failed, 1) : 0;

const lackOf = ({ title, serves, remedy }: Lack): string =>
  `  ${title}: ${serves}. Para tenerlo: ${remedy}`;

/** A log whose middle is cut still has its end: there stands why the first of these failed. */
const MOST_FAILURES = 5;
const MOST_LINES = 12;
const LONGEST_LINE = 160;

const whyOf = (message: string): readonly string[] =>
  message
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .map((line) => `      ${line.slice(0, LONGEST_LINE)}`);

const toldOf = ({ title, messages }: Failure): readonly string[] => [
  `  ${title}`,
  ...messages.flatMap(whyOf),
];

/** A heading over its lines; nothing where there are none. */
const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [heading, ...lines, ''];

/** One for each thing that a CI lacks: there, nothing is to go untested. */
const failuresOfLacks = (lacking: readonly Lack[]): number =>
  process.env['CI'] ? lacking.length : 0;

/** How many failures a run counts; it is to fail unless there are none. */
export const failuresIn = (results: readonly StepResult[], lacking: readonly Lack[]): number =>
  results.reduce((count, result) => count + failedIn(result), failuresOfLacks(lacking));

/**
 * What a run ends with: its steps, where the minutes of its tests go, what failed and why, how to repeat
 * it, what was not tested for want of something, and one line that counts: `N passed, N failed`, with
 * `, N skipped` where there are any.
 */
export function summaryOf(results: readonly StepResult[], lacking: readonly Lack[]): string {
  const failed = results.filter(({ verdict }) => verdict === 'failed');
  const { passed, skipped } = sum(results.map(({ report }) => report.counts));
  const isFailure = failuresOfLacks(lacking) > 0;
  return [
    '',
    ...results.map(row),
    '',
    ...section('Minutos de prueba por carpeta:', results.flatMap(minutesOf)),
    ...section(
      'Lo que falló:',
      failed
        .flatMap(({ report }) => report.failures)
        .slice(0, MOST_FAILURES)
        .flatMap(toldOf),
    ),
    ...section(
      'Para repetir solo lo que falló:',
      failed.map((result) => `  ${titleOf(result)}npm run ${result.name}`),
    ),
    ...section(
      `NO SE PROBÓ, porque falta${isFailure ? ' (con CI definida, es una falla)' : ''}:`,
      lacking.map(lackOf),
    ),
    `${passed} passed, ${failuresIn(results, lacking)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ].join('\n');
}
