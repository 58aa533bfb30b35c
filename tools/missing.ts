import type { Environment, NeedName } from './need.ts';

/** By which a run tells its tests what it has to do without. */
const VARIABLE = 'TESTS_WITHOUT';

export const withoutThese = (names: readonly NeedName[]): Environment => ({
  [VARIABLE]: names.join(' '),
});

/** Whether this run does without any of `names`, so that tests that need it are to be skipped. */
export function isMissing(...names: readonly NeedName[]): boolean {
  const missing = (process.env[VARIABLE] ?? '').split(' ');
  return names.some((name) => missing.includes(name));
}
