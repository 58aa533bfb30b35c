/** The value below which the share `p` (0 to 1) of the samples lies, by linear interpolation. */
export function quantile(samples: readonly number[], p: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  const position = (sorted.length - 1) * p;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new RangeError('No samples');
  return below + (above - below) * (position - Math.floor(position));
}

export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

/**
 * Round by round, then the middle one: what slows a whole round, slows both sides of a ratio.
 * @throws {RangeError} when the two were not measured in the same rounds.
 */
export function medianOfRatios(above: readonly number[], below: readonly number[]): number {
  if (above.length !== below.length) throw new RangeError('Not measured in the same rounds');
  return median(above.map((value, round) => value / (below[round] ?? NaN)));
}
