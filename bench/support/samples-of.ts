import type { Figure } from './suite.ts';

/** What a goal needs was not measured. */
export class NotMeasured extends Error {}

export type Samples = (contestant: string, scenario: string, metric: string) => readonly number[];

/**
 * Looks samples up in `figures`.
 * @throws {NotMeasured}
 */
export const samplesOf =
  (figures: readonly Figure[]): Samples =>
  (contestant, scenario, metric) => {
    const found = figures.find(
      (figure) =>
        figure.contestant === contestant &&
        figure.scenario === scenario &&
        figure.metric === metric,
    );
    if (!found) throw new NotMeasured(`Not measured: ${contestant}, ${scenario}, ${metric}`);
    return found.samples;
  };
