import { createChunkRuns } from './chunk-runs.ts';
import type { Run } from './run-entry.ts';

/**
 * Runs entries in one page, where a remote may be run again: after a failure, or since another release of
 * it is published. Each run after the first has addresses that nobody has asked for before, and its own
 * chunks; so those before it go on.
 */
export function createRuns(run: Run): Run {
  const ranBefore = new Map<string, ReturnType<typeof createChunkRuns>>();
  let count = 0;
  return (entry) => {
    const runs = ranBefore.get(entry.container);
    if (!runs) {
      ranBefore.set(entry.container, createChunkRuns(entry.container));
      return run(entry);
    }
    count += 1;
    const url = new URL(entry.url);
    // Not `retry`, by which the entry would forget the chunks of all that ran before.
    url.search = `?again=${count}`;
    runs.begin(url.search);
    return run({ ...entry, url: url.href });
  };
}
