/*
 * As much of semantic versions as sharing modules takes. Every remote's entry carries it: a library that
 * knows every kind of range is a tenth of what an entry weighs.
 */

/** Major, minor, patch, and 1 for a release or 0 for what comes before one. */
type Version = readonly number[];

const FORM = /^v?(\d+)(?:\.(\d+)(?:\.(\d+)(-[^+]+)?)?)?(?:\+.*)?$/;

function parse(text: string): Version | null {
  const [, major, minor, patch, early] = FORM.exec(text) ?? [];
  return major === undefined ? null : [+major, +(minor ?? 0), +(patch ?? 0), early ? 0 : 1];
}

export const isVersion = (text: string): boolean => parse(text) !== null;

/** For sorting versions, the oldest first. Two early ones of one release count as the same. */
export function compareVersions(one: string, other: string): number {
  const [a, b] = [parse(one) ?? [], parse(other) ?? []];
  const at = a.findIndex((part, place) => part !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/**
 * Whether `version` is in `range`: '^1.2.3', which every line of the table of shared modules is. It is
 * then as new, and of the same major version, or of the same minor one before the first major.
 */
export function satisfies(version: string, range: string): boolean {
  const [offered, least] = [parse(version), range.startsWith('^') ? parse(range.slice(1)) : null];
  if (offered === null || least === null) return false;
  const kept = least.findIndex((part) => part > 0) + 1;
  const numbers = [offered.slice(0, 3), least.slice(0, 3)].map((parts) => parts.join('.'));
  return (
    least.slice(0, kept).every((part, place) => part === offered[place]) &&
    compareVersions(numbers[0] ?? '', numbers[1] ?? '') >= 0
  );
}
