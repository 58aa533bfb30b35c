import { median, quantile } from '../support/statistics.ts';
import type { Figure, Unit } from '../support/suite.ts';
import type { Measured } from './measure.ts';
import { METRICS } from './scenarios.ts';

interface Metric {
  readonly metric: string;
  readonly unit: Unit;
  /** Null: not measured in this scenario. */
  readonly of: (measured: Measured) => number | null;
}

const ALL: readonly Metric[] = [
  { metric: METRICS.firstMonth, unit: 'ms', of: ({ firstMonth }) => firstMonth },
  { metric: METRICS.step, unit: 'ms', of: ({ steps }) => median(steps) },
  { metric: METRICS.stepWorst, unit: 'ms', of: ({ steps }) => quantile(steps, 0.95) },
  { metric: METRICS.busy, unit: 'ms', of: ({ busy }) => busy },
  { metric: METRICS.select, unit: 'ms', of: ({ selections }) => median(selections) },
  {
    metric: METRICS.selectAlone,
    unit: 'ms',
    of: ({ selectionsAlone }) => selectionsAlone && median(selectionsAlone),
  },
  { metric: METRICS.nodes, unit: 'count', of: ({ nodes }) => nodes },
  { metric: METRICS.heapOne, unit: 'MiB', of: ({ heap }) => heap?.one.all ?? null },
  { metric: METRICS.heapHundred, unit: 'MiB', of: ({ heap }) => heap?.hundred.all ?? null },
  { metric: METRICS.dataOne, unit: 'MiB', of: ({ heap }) => heap?.one.data ?? null },
  { metric: METRICS.dataHundred, unit: 'MiB', of: ({ heap }) => heap?.hundred.data ?? null },
];

/** What a contestant did in all rounds of a scenario, figure by figure. */
export const figuresOf = (
  contestant: string,
  scenario: string,
  rounds: readonly Measured[],
): Figure[] =>
  ALL.flatMap(({ metric, unit, of }) => {
    const samples = rounds.map(of).filter((sample) => sample !== null);
    return samples.length === 0 ? [] : [{ contestant, scenario, metric, unit, samples }];
  });
