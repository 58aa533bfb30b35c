import { median, quantile } from '../support/statistics.ts';
import type { Goal, Unit } from '../support/suite.ts';

const SUFFIXES: Readonly<Record<Unit, string>> = {
  ms: ' ms',
  KiB: ' KiB',
  MiB: ' MiB',
  count: '',
  'per second': ' por segundo',
  ratio: '×',
};

/** Three figures are all that a measurement carries; whole numbers stay whole. */
export function amount(value: number, unit?: Unit): string {
  const digits = Math.max(3, Math.ceil(Math.log10(Math.abs(value) + 1)));
  const text = value.toLocaleString('es-AR', { maximumSignificantDigits: digits });
  return unit === undefined ? text : text + SUFFIXES[unit];
}

export interface Spread {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
}

/** The median, and where the middle half of the samples lies. */
export const spreadOf = (samples: readonly number[]): Spread => ({
  low: quantile(samples, 0.25),
  middle: median(samples),
  high: quantile(samples, 0.75),
});

/** '12,3 (11,9–13)'; the median alone where the samples do not differ. */
export function spreadText({ low, middle, high }: Spread): string {
  const range = `${amount(low)}–${amount(high)}`;
  return low === high ? amount(middle) : `${amount(middle)} (${range})`;
}

export const isReached = ({ value, limit }: Goal): boolean => value <= limit;
