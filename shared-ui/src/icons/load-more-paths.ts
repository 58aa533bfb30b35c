import type { MORE_PATHS } from './more-paths.ts';

type MorePaths = typeof MORE_PATHS;
export type MoreName = keyof MorePaths;

let here: MorePaths | undefined;

/** Undefined until they were loaded. */
export const morePaths = (): MorePaths | undefined => here;

export async function loadMorePaths(): Promise<MorePaths> {
  here ??= (await import(/* webpackChunkName: "icons" */ './more-paths.ts')).MORE_PATHS;
  return here;
}
