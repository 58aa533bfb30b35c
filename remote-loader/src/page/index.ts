/**
 * The parts of a page that has a registry: what it lists, where what they bring stands, what became of each,
 * and how an open page follows what is published. An element in a portal has no registry, and none of this.
 */
export { askSource } from './ask-source.ts';
export { createBlame, type Blame } from './blame.ts';
export { followParts, type Following } from './follow-parts.ts';
export { forgetOverride, keepOverride, keptOverride, OVERRIDE_PARAMETER } from './kept-override.ts';
export { createLoadReport } from './load-report.ts';
export {
  overrideText,
  parseOverride,
  withOverride,
  type Overridden,
  type Override,
} from './override.ts';
export { createRemotes, type Place, type Remotes } from './remotes.ts';
export type { ToldParts } from './told-parts.ts';
export { watchReleases } from './watch-releases.ts';
