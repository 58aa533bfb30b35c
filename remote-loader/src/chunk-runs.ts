type Push = (chunk: unknown) => unknown;

/** Enough for the runs that were first, whose modules the page shares, and for the last. */
const KEPT = 5;

/** The query of the run. What a chunk adds to be asked for anew (`anew-chunks.ts` of the build) is its own. */
const searchOf = (script: Element | null): string =>
  script instanceof HTMLScriptElement ? new URL(script.src).search.replace(/\?anew=\d+$/, '') : '';

/**
 * Runs of one remote's entry, each under a query of its own, which its chunks carry as well. A run
 * takes none of what an earlier one was given, for that may be what failed; yet the earlier one goes on
 * asking for chunks: modules that the page shares live in it, and other contributions of the part. So
 * each is given those it asked for, also when its entry comes after that of a later run.
 */
export function createChunkRuns(container: string) {
  // As `remoteConfig` of the build names the list that chunks push themselves onto.
  const list = `almanaque_${container}_chunks`;
  const runs = new Map<string, Push>();
  const begun = new Set<string>();
  /** Whose script runs now. What was there first may have been loaded under a query that is none of ours. */
  const current = (): string => {
    const search = searchOf(document.currentScript);
    return begun.has(search) ? search : '';
  };
  const route: Push = (chunk) => runs.get(current())?.(chunk);
  const add = (push: Push) => {
    const last = [...runs.keys()].at(-1);
    if (last !== undefined && runs.size === KEPT) runs.delete(last);
    runs.set(current(), push);
  };

  return {
    /** Before an entry is run anew under `search`. */
    begin: (search: string): void => {
      const first = Reflect.get(window, list) as { readonly push: Push } | undefined;
      if (first && begun.size === 0) runs.set('', first.push);
      begun.add(search);
      Reflect.set(
        window,
        list,
        Object.defineProperty([], 'push', {
          // Webpack passes on to what it finds here first; the chunks come later.
          get: () => (runs.has(current()) ? route : () => undefined),
          set: add,
        }),
      );
    },
  };
}
