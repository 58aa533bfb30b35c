import { MORE_PATHS } from '../more-paths.ts';

export type MoreName = keyof typeof MORE_PATHS;

/**
 * In the place of `load-more-paths.ts` in unit tests, whose subject is never when a drawing arrives:
 * there at once, so that none arrives after the test, outside of what React is told to await.
 */
export const morePaths = () => MORE_PATHS;
export const loadMorePaths = () => Promise.resolve(MORE_PATHS);
