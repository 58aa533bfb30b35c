import * as z from 'zod';
import { annotationsIn } from '../../support/annotations.ts';
import { STEPS, type Passed, type StepName } from './journey.ts';
import { MIXED_PARTS, MIXES, type Mix } from './mix.ts';

const ageSchema = z.enum(['new', 'old']);

const passedSchema = z.object({
  mix: z.object({
    shell: ageSchema,
    'mf-calendar': ageSchema,
    'mf-notifications': ageSchema,
    'mf-recommendations': ageSchema,
  }),
  step: z.enum(STEPS),
}) satisfies z.ZodType<Passed>;

/** What the mixed pages were seen to do, from what Playwright's JSON reporter wrote of their run. */
export const passedIn = (report: unknown): Passed[] =>
  annotationsIn(report, 'mixed').map((text) => passedSchema.parse(JSON.parse(text)));

const TITLES: Readonly<Record<StepName, string>> = {
  month: 'mes, con lo nuevo',
  'from the calendar': 'recomendaciones desde el calendario',
  sheet: 'ficha y proveedores',
  'from the bell': 'desde la campanita',
  'one store': 'una sola selección',
  plans: 'los planes',
};

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const isSame = (one: Mix, other: Mix): boolean =>
  MIXED_PARTS.every((part) => one[part] === other[part]);

/** A line a mix, in Markdown. */
export function versionTable(passed: readonly Passed[]): string {
  const lines = MIXES.map((mix) => {
    const steps = passed.filter((cell) => isSame(cell.mix, mix)).map(({ step }) => step);
    return row([
      ...MIXED_PARTS.map((part) => (mix[part] === 'new' ? 'N' : '**N−1**')),
      ...STEPS.map((step) => {
        if (step === 'plans' && mix.shell === 'old') return 'sin lugar';
        return steps.includes(step) ? 'bien' : 'falla';
      }),
    ]);
  });
  return [
    row(['shell', 'calendario', 'campanita', 'recomendaciones', ...Object.values(TITLES)]),
    row([...MIXED_PARTS, ...STEPS].map(() => '---')),
    ...lines,
  ].join('\n');
}
