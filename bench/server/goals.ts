import { samplesOf } from '../support/samples-of.ts';
import { median, medianOfRatios } from '../support/statistics.ts';
import type { Figure, Goal } from '../support/suite.ts';
import { MONTH, MONTH_KEPT, SEARCH, type Scenario } from './scenarios.ts';

export const ONE = '1 conexión';
export const START = 'arranque hasta la primera respuesta';
export const peopleOf = (count: number): string => `${count.toLocaleString('es-AR')} personas`;

/** What issue 6 asks of the server, of each engine that was measured. */
export function goalsOf(figures: readonly Figure[], engines: readonly string[]): Goal[] {
  const samples = samplesOf(figures);
  return engines.flatMap((engine): Goal[] => {
    const few = `${engine}, ${peopleOf(1_000)}`;
    const many = `${engine}, ${peopleOf(1_000_000)}`;
    const p99 = ({ name }: Scenario): Goal => ({
      title: `${name}: p99 con 1.000.000 de personas, ${engine}`,
      unit: 'ms',
      limit: 50,
      value: median(samples(many, `${name}, ${ONE}`, 'p99')),
      note: `con ${ONE}`,
    });
    const of = (scenario: Scenario): Goal[] => [
      {
        title: `${scenario.name}: 1.000.000 de personas ÷ 1.000, ${engine}`,
        unit: 'ratio',
        limit: 3,
        value: medianOfRatios(
          samples(many, `${scenario.name}, ${ONE}`, 'p50'),
          samples(few, `${scenario.name}, ${ONE}`, 'p50'),
        ),
      },
      p99(scenario),
    ];
    return [...of(MONTH_KEPT), ...of(MONTH), p99(SEARCH)];
  });
}

export const startGoal = (figures: readonly Figure[], contestant: string): Goal => ({
  title: `${START}, ${contestant}`,
  unit: 'ms',
  limit: 1_000,
  value: median(samplesOf(figures)(contestant, START, 'tiempo')),
});
