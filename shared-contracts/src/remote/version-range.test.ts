import { satisfies } from 'compare-versions';
import { isInRange, isRange } from './version-range.ts';

const VERSIONS = [
  ...['0.0.3', '0.2.3', '0.2.9', '0.3.0', '1.0.0', '1.0.1', '1.2.0', '1.2.9', '1.3.0', '1.10.0'],
  ...['1.99999.0', '2.0.0', '2.1.0', '3.0.0', '10.0.0'],
];

test.each([
  ...['^1.0.0', '^1.2.0', '^1.2', '^1', '^0.2.3', '^0.0.3', '^0.2', '^0', '~1.2.0', '~1.2', '~1'],
  ...['>=1.2.0', '>=1.2', '>1.2.0', '>1.2', '<2.0.0', '<2', '<=1.2.9', '<=2', '1.2.0'],
  ...['1.2.x', '>=1.2.0 <2.0.0', '>1.0.0  <=2.0.0', '1.0.0 - 1.9.0', '^1.0.0 || ^2.0.0'],
  ...['~0.2.0||^2.0.0 || 10.0.0', '>=3.0.0 <1.0.0'],
])('%s takes what a library that knows every range takes', (range) => {
  expect(isRange(range)).toBe(true);
  const taken = VERSIONS.filter((version) => isInRange(version, range));
  expect(taken).toEqual(VERSIONS.filter((version) => satisfies(version, range)));
});

test.each(['', '1', '1.2', 'latest', '*', '^1.0.0 ||', '^', 'x.1', '^1.x', '=1.0.0', ' ^1.0.0'])(
  '%j is no range, and takes nothing',
  (range) => {
    expect(isRange(range)).toBe(false);
    expect(VERSIONS.filter((version) => isInRange(version, range))).toEqual([]);
  },
);

test('an x stands for whatever there is', () => {
  const taken = VERSIONS.filter((version) => isInRange(version, '1.x'));
  expect(taken).toEqual(VERSIONS.filter((version) => version.startsWith('1.')));
});

test.each(['', 'latest', '1', '1.2', 'v1.2.0', '1.2.0.1'])('%j is no version', (version) => {
  expect(isInRange(version, '^1.0.0')).toBe(false);
});

test('what comes before a release counts as the release', () => {
  expect(isInRange('1.2.0-beta.7', '^1.2.0')).toBe(true);
  expect(isInRange('2.0.0-beta.1', '^1.2.0')).toBe(false);
});
