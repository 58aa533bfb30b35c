import type { FirstLoad } from '../../tools/first-load.ts';
import type { Figure, Unit } from '../support/suite.ts';
import type { Vitals } from './probe.ts';

type Measure = readonly [metric: string, unit: Unit, value: number];

const PAINTED: Readonly<Record<string, string>> = {
  frame: 'Marco a la vista',
  month: 'Mes a la vista',
};

export const measuresOf = (vitals: Vitals): Measure[] => [
  ...Object.entries(vitals.shown).map(([name, at]): Measure => [PAINTED[name] ?? name, 'ms', at]),
  ['Mayor elemento a la vista (LCP)', 'ms', vitals.largestPaint],
  ['Tiempo bloqueado (TBT)', 'ms', vitals.blocking],
  ['Tiempo bloqueado con algo a la vista', 'ms', vitals.blockingOnceSeen],
  ['Saltos de la página (CLS)', 'ratio', vitals.layoutShift],
];

export const countsOf = (load: FirstLoad): Measure[] => [
  ['Pedidos', 'count', load.requests],
  ['Bytes', 'KiB', load.kilobytes],
  ['Código', 'KiB', load.scriptKilobytes],
  ['Código hasta el mes', 'KiB', load.scriptKilobytesToTheMonth],
  ['Cadena de pedidos hasta el mes', 'count', load.chain],
];

/** Gathers samples, round after round, into figures. */
export function createFigures() {
  const figures = new Map<string, Figure & { readonly samples: number[] }>();
  return {
    add: (contestant: string, scenario: string, measures: readonly Measure[]): void => {
      for (const [metric, unit, value] of measures) {
        const key = `${contestant}|${scenario}|${metric}`;
        const figure = figures.get(key) ?? { contestant, scenario, metric, unit, samples: [] };
        figure.samples.push(value);
        figures.set(key, figure);
      }
    },
    all: (): Figure[] => [...figures.values()],
  };
}
