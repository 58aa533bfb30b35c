import { breaks, compareReports, needsVersion } from './compare.ts';

const report = (...declarations: string[]): string =>
  ['## API Report', '```ts', ...declarations.map((code) => `// @public\n${code}`), '```'].join(
    '\n\n',
  );

const version = (number: string) => `export const CONTRACT_VERSION = "${number}";`;
const V1 = version('1.0.0');
const addDays = 'export const addDays: (date: IsoDate, days: number) => IsoDate;';
const toast = 'export interface Toast {\n    // (undocumented)\n    readonly id: number;\n}';

test('tells what was added, changed and removed', () => {
  const before = report(V1, addDays, toast, 'export { useQuery }');
  const after = report(
    V1,
    toast.replace('number', 'string'),
    'export { useQuery }',
    'export type A = 1;',
  );
  expect(compareReports(before, after)).toEqual({
    added: ['A'],
    changed: ['Toast'],
    removed: ['addDays'],
  });
});

test('a remark on documentation is no change', () => {
  const documented = toast.replace('    // (undocumented)\n', '');
  expect(compareReports(report(V1, toast), report(V1, documented)).changed).toEqual([]);
});

describe('a change breaks the contract', () => {
  test.each([
    ['an export is removed', report(V1, addDays), report(V1), true],
    [
      'an export is changed',
      report(V1, addDays),
      report(V1, addDays.replace('number', 'Days')),
      true,
    ],
    [
      'what an export is made of is changed',
      report(V1, 'const day: Day;', 'export interface DaySchema extends Named<typeof day> {\n}'),
      report(V1, 'const day: Date;', 'export interface DaySchema extends Named<typeof day> {\n}'),
      true,
    ],
    ['a re-export is removed', report(V1, 'export { useQuery }'), report(V1), true],
    ['an export is added', report(V1), report(V1, addDays), false],
    ['the version alone moves', report(V1), report(version('1.1.0')), false],
    ['it comes with a new major version', report(V1, addDays), report(version('2.0.0')), false],
    ['it comes with a minor version', report(V1, addDays), report(version('1.1.0')), true],
  ])('when %s', (_what, before, after, expected) => {
    expect(breaks(before, after)).toBe(expected);
  });
});

describe('whether a contract needs a version of its own: ', () => {
  test.each([
    ['it has more than the released one', report(V1, addDays), true],
    ['it says so already', report(version('1.1.0'), addDays), false],
    ['it is the released one', report(V1), false],
  ])('%s', (_what, after, expected) => {
    expect(needsVersion(report(V1), after)).toBe(expected);
  });
});
