import type { Figure, Unit } from '../support/suite.ts';
import { spreadOf, type Spread } from './numbers.ts';

/** What was measured of one thing: who by under what circumstances. */
export interface MetricTable {
  readonly metric: string;
  readonly unit: Unit;
  readonly scenarios: readonly string[];
  readonly rows: readonly {
    readonly contestant: string;
    /** One a scenario; null where it was not measured. */
    readonly cells: readonly (Spread | null)[];
  }[];
}

const namesOf = (
  figures: readonly Figure[],
  key: 'metric' | 'scenario' | 'contestant',
): string[] => [...new Set(figures.map((figure) => figure[key]))];

function tableOf(metric: string, figures: readonly Figure[]): MetricTable {
  const scenarios = namesOf(figures, 'scenario');
  const cell = (contestant: string, scenario: string) => {
    const found = figures.find(
      (figure) => figure.contestant === contestant && figure.scenario === scenario,
    );
    return found ? spreadOf(found.samples) : null;
  };
  const rows = namesOf(figures, 'contestant').map((contestant) => ({
    contestant,
    cells: scenarios.map((scenario) => cell(contestant, scenario)),
  }));
  return { metric, unit: figures[0]?.unit ?? 'count', scenarios, rows };
}

/** A table a metric, each in the order in which a suite names things. */
export const tablesOf = (figures: readonly Figure[]): MetricTable[] =>
  namesOf(figures, 'metric').map((metric) =>
    tableOf(
      metric,
      figures.filter((figure) => figure.metric === metric),
    ),
  );
