import * as z from 'zod';
import { annotationsIn } from '../../support/annotations.ts';
import type { RemoteName } from '../../support/stop-remote.ts';
import type { Measured } from './visit.ts';

const measuredSchema = z.object({
  fault: z.string(),
  remote: z.enum(['mf-calendar', 'mf-notifications', 'mf-recommendations']),
  figure: z.enum(['told', 'back by itself', 'back on request']),
  ms: z.number(),
}) satisfies z.ZodType<Measured>;

/** What the tests of faults measured, from what Playwright's JSON reporter wrote of their run. */
export const measuredIn = (report: unknown): Measured[] =>
  annotationsIn(report, 'measured').map((text) => measuredSchema.parse(JSON.parse(text)));

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
function worst(rows: readonly Measured[], figure: Measured['figure']): string {
  const all = rows.filter((row) => row.figure === figure).map(({ ms }) => ms);
  return all.length === 0 ? '–' : `${seconds.format(Math.max(...all) / 1000)} s`;
}

/** A line a fault and remote, in Markdown. */
export function faultTable(measured: readonly Measured[]): string {
  const faults = [...new Set(measured.map(({ fault }) => fault))].sort((a, b) =>
    a.localeCompare(b, 'es'),
  );
  const lines = faults.flatMap((fault) =>
    Object.entries(NAMES).map(([remote, name]) => {
      const rows = measured.filter((row) => row.fault === fault && row.remote === remote);
      const cells = (['told', 'back by itself', 'back on request'] as const).map((figure) =>
        worst(rows, figure),
      );
      return `| ${[fault, name, ...cells].join(' | ')} |`;
    }),
  );
  return [
    '| falla | parte | aviso | vuelve sola | con «Reintentar» |',
    '| --- | --- | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}
