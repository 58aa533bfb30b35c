import * as z from 'zod';
import { annotationsIn } from '../../support/annotations.ts';
import type { RemoteName } from '../../support/stop-remote.ts';
import type { Measured } from './visit.ts';

const measuredSchema = z.object({
  fault: z.string(),
  remote: z.enum(['mf-calendar', 'mf-notifications', 'mf-recommendations']),
  figure: z.enum(['told', 'told of a hang', 'back by itself', 'back on request']),
  ms: z.number(),
}) satisfies z.ZodType<Measured>;

/** What the tests of faults measured, from what Playwright's JSON reporter wrote of their run. */
export const measuredIn = (report: unknown): Measured[] =>
  annotationsIn(report, 'measured').map((text) => measuredSchema.parse(JSON.parse(text)));

/** What is promised of each figure. Only here is it judged: a test waits for a state, however busy the machine. */
export const PROMISED_MS: Readonly<Record<Measured['figure'], number>> = {
  told: 3000,
  'told of a hang': 5000,
  'back by itself': 10_000,
  'back on request': 1000,
};

/** What took longer than is promised. */
export const lateIn = (measured: readonly Measured[]): Measured[] =>
  measured.filter(({ figure, ms }) => ms > PROMISED_MS[figure]);

const NAMES: Readonly<Record<RemoteName, string>> = {
  'mf-calendar': 'calendario',
  'mf-notifications': 'campanita',
  'mf-recommendations': 'recomendaciones',
};

const seconds = new Intl.NumberFormat('es-AR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

/** The worst of what was measured, in seconds; a dash for what does not apply. */
function worst(rows: readonly Measured[], figures: readonly Measured['figure'][]): string {
  const all = rows.filter(({ figure }) => figures.includes(figure)).map(({ ms }) => ms);
  return all.length === 0 ? '–' : `${seconds.format(Math.max(...all) / 1000)} s`;
}

const COLUMNS = [['told', 'told of a hang'], ['back by itself'], ['back on request']] as const;

/** A line a fault and remote, in Markdown. */
export function faultTable(measured: readonly Measured[]): string {
  const faults = [...new Set(measured.map(({ fault }) => fault))].sort((a, b) =>
    a.localeCompare(b, 'es'),
  );
  const lines = faults.flatMap((fault) =>
    Object.entries(NAMES).map(([remote, name]) => {
      const rows = measured.filter((row) => row.fault === fault && row.remote === remote);
      const cells = COLUMNS.map((figures) => worst(rows, figures));
      return `| ${[fault, name, ...cells].join(' | ')} |`;
    }),
  );
  return [
    '| falla | parte | aviso | vuelve sola | con «Reintentar» |',
    '| --- | --- | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}
