import type { Figure, Unit } from './suite.ts';

/** Collects what is measured, a sample a round. */
export function createFigures() {
  const figures = new Map<string, Figure & { readonly samples: number[] }>();
  return {
    add(contestant: string, scenario: string, metric: string, unit: Unit, sample: number) {
      const key = JSON.stringify([contestant, scenario, metric]);
      const known = figures.get(key);
      if (known !== undefined) known.samples.push(sample);
      else figures.set(key, { contestant, scenario, metric, unit, samples: [sample] });
    },
    all: (): Figure[] => [...figures.values()],
  };
}
export type Figures = ReturnType<typeof createFigures>;
