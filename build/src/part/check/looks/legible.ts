import type { Look } from './look.ts';
import { usual } from './usual.ts';

/** Everything axe knows, in light. */
export const axe: Look = async (contribution, stage) => (await usual(contribution, stage)).findings;

/** What changes with the colours: whether it can be read in dark. */
export const dark: Look = async (contribution, stage) =>
  (await usual(contribution, stage)).findingsInDark.filter((finding) =>
    finding.startsWith('color-contrast'),
  );
