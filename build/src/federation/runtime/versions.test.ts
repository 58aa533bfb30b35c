import { expect, test } from '@jest/globals';
import * as library from 'compare-versions';
import { SHARED_MODULES } from '../../shared-modules.ts';
import { compareVersions, isVersion, satisfies } from './versions.ts';

const VERSIONS = [
  ...['0.0.3', '0.2.3', '0.2.9', '0.3.0', '1.0.0', '1.1.0', '1.1.1', '1.10.0', '1.9.12', '2.0.0'],
  ...['18.3.1', '19.0.0', '19.3.1', '19.3.1-canary-1a2b', '20.0.0', '19.3.1+build.7', '19', '19.3'],
];

test.each(VERSIONS)('%s compares with every other as the library says', (version) => {
  for (const other of VERSIONS) {
    const order = [compareVersions(version, other), library.compareVersions(version, other)];
    expect([other, Math.sign(order[0] ?? NaN)]).toEqual([other, order[1]]);
  }
});

test.each(['^0.0.3', '^0.2.3', '^1.0.0', '^1.1.0', '^1.9.0', '^19.0.0', '^19.3.1'])(
  '%s takes what the library would take',
  (range) => {
    const taken = VERSIONS.filter((version) => satisfies(version, range));
    expect(taken).toEqual(VERSIONS.filter((version) => library.satisfies(version, range)));
    expect(taken).not.toHaveLength(0);
  },
);

test('what is no version, as a foreign page may have it, is known', () => {
  expect(['latest', '', 'workspace:*', '1.x', '1.2.3.4'].filter(isVersion)).toEqual([]);
  expect(satisfies('latest', '^19.0.0')).toBe(false);
});

test('every range of the table of shared modules is of the kind that is known', () => {
  const ranges = Object.values(SHARED_MODULES).map(({ requiredVersion }) => requiredVersion);
  expect(ranges.filter((range) => !satisfies(range.slice(1), range))).toEqual([]);
});
