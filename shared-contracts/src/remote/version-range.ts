/*
 * As much of ranges of versions as a registry may ask for: '^1.2.0', '~1.2', '>=1.1.0 <3.0.0', '1.x',
 * '1.0.0 - 1.9.0' and '^1.0.0 || ^2.0.0'. Every first load carries it: a library that knows every kind of
 * range weighs three times as much.
 */

/** Versions from the first on, and before the second; each is one number here. */
type Bounds = readonly [least: number, end: number];

/** What one more of each of its numbers adds to a version. */
const STEPS = [1e10, 1e5, 1] as const;

/** '1' or '1.2' alone would mean that one version and nothing newer: nobody means that. */
const COMPARATOR = /^(?:([\^~]|[<>]=?)\d+(?:\.\d+){0,2}|\d+\.\d+\.\d+|\d+(?:\.\d+)?\.x)$/;

const numbersOf = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const valueOf = (numbers: readonly number[]): number =>
  STEPS.reduce((sum, step, place) => sum + step * (numbers[place] ?? 0), 0);

function boundsOf(comparator: string): Bounds | null {
  const found = COMPARATOR.exec(comparator);
  if (!found) return null;
  const numbers = numbersOf(comparator);
  const last = numbers.length - 1;
  const at = valueOf(numbers);
  /** The first version that differs in that number, or in one before it. */
  const past = (place: number) => valueOf(numbers.slice(0, place + 1)) + (STEPS[place] ?? 0);
  switch (found[1]) {
    case '^': {
      const significant = numbers.findIndex((number) => number > 0);
      return [at, past(significant < 0 ? last : significant)];
    }
    case '~':
      return [at, past(Math.min(last, 1))];
    case '>=':
      return [at, Infinity];
    case '>':
      return [at + 1, Infinity];
    case '<':
      return [0, at];
    case '<=':
      return [0, at + 1];
    default:
      return [at, past(last)];
  }
}

/** Of each alternative what all must hold; null: it is no range that is known here. */
function readRange(range: string): Bounds[][] | null {
  const alternatives = range
    .replace(/(\S+) +- +(\S+)/g, '>=$1 <=$2')
    .split(/ *\|\| */)
    .map((alternative) => alternative.split(/ +/).map(boundsOf));
  return alternatives.flat().includes(null) ? null : (alternatives as Bounds[][]);
}

export const isRange = (text: string): boolean => readRange(text) !== null;

/** False, too, when either cannot be read. What follows a release's numbers ('-beta') does not count. */
export function isInRange(version: string, range: string): boolean {
  if (!/^\d+\.\d+\.\d+(?:[-+]|$)/.test(version)) return false;
  const value = valueOf(numbersOf(version).slice(0, 3));
  const holds = ([least, end]: Bounds) => least <= value && value < end;
  return readRange(range)?.some((alternative) => alternative.every(holds)) ?? false;
}
