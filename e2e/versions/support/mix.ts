import type { RemoteName } from '../../support/stop-remote.ts';

/** Of today, or of the release before. */
export type Age = 'new' | 'old';

export const MIXED_PARTS = [
  'shell',
  'mf-calendar',
  'mf-notifications',
  'mf-recommendations',
] as const satisfies readonly ('shell' | RemoteName)[];
export type MixedPart = (typeof MIXED_PARTS)[number];

/** Which release each part of a page is of. */
export type Mix = Readonly<Record<MixedPart, Age>>;

const other = (age: Age): Age => (age === 'new' ? 'old' : 'new');

const allOf = (age: Age): Mix => ({
  shell: age,
  'mf-calendar': age,
  'mf-notifications': age,
  'mf-recommendations': age,
});

export const TODAY = allOf('new');

/**
 * One part renewed before the others, and one left behind, for each part: what happens where parts are
 * published by themselves. Any three parts are seen in all eight combinations of their ages.
 */
export const MIXES: readonly Mix[] = (['old', 'new'] as const).flatMap((age) =>
  MIXED_PARTS.map((part) => ({ ...allOf(age), [part]: other(age) })),
);

/** 'shell, mf-calendar': the parts of the release before. */
export const olderIn = (mix: Mix): string =>
  MIXED_PARTS.filter((part) => mix[part] === 'old').join(', ');
