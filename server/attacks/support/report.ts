import { quantile } from '../../../bench/support/statistics.ts';

interface Limit {
  /** '' where it is a count. */
  readonly unit?: 'ms' | 's' | 'MB' | '%';
  readonly atMost?: number;
  readonly atLeast?: number;
}

const written = (value: number, unit = ''): string =>
  `${Number(value.toPrecision(3)).toLocaleString('es-AR')} ${unit}`.trim();

/**
 * Prints one line of the attack's table, `name | figure | limit`, which `npm run attack` collects; one
 * over its limit makes this process exit with 1.
 */
export function report(name: string, value: number, { unit, atMost, atLeast }: Limit): void {
  // A value that is no number keeps to no limit.
  const isWithin =
    (atMost === undefined || value <= atMost) && (atLeast === undefined || value >= atLeast);
  const limits = [
    atMost !== undefined && `≤ ${written(atMost, unit)}`,
    atLeast !== undefined && `≥ ${written(atLeast, unit)}`,
  ];
  const figure = `${written(value, unit)}${isWithin ? '' : ' (fuera)'}`;
  console.log(`${name} | ${figure} | ${limits.filter(Boolean).join(', ')}`);
  if (!isWithin) process.exitCode = 1;
}

/** The time, of these, that the share `p` (0 to 1) did not exceed; with none of them it is no number. */
export const percentile = (times: readonly number[], p: number): number =>
  times.length === 0 ? NaN : quantile(times, p);
