import type { QueryClient } from '@tanstack/react-query';
import { isRefusedForGood } from '../http/query-client.ts';
import { createConnection } from './connection.ts';
import { followedQueries, readAgain } from './followed.ts';
import { watchPresence } from './presence.ts';

/** All pages hear of a change at once; they ask within so long of each other, and once for many changes. */
const SPREAD_MS = 400;

const spread = (): number => {
  const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
  return (SPREAD_MS * random) / 255;
};

const MAX_AGE_MS = 999_999_999;

/** Asks again for what is looked at and could not be read, unless the server said no. */
const readFailed = (queries: QueryClient, apiBase: string): Promise<void> =>
  queries.refetchQueries({
    type: 'active',
    predicate: ({ queryKey, state: { status, error } }) =>
      queryKey[1] === apiBase && status === 'error' && !isRefusedForGood(error),
  });

/**
 * What the page knows of the server at `apiBase` is read again when it changes, and what it
 * could not learn when the server is reached again. Returns what ends it.
 */
export function keepUpToDate(queries: QueryClient, apiBase: string): () => void {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failedTimer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    const topics = new Set(changed);
    changed.clear();
    void readAgain(queries, apiBase, topics);
  };

  const connection = createConnection({
    apiBase,
    dataAge: () => {
      const readAt = followedQueries(queries, apiBase)
        .map(({ state }) => state.dataUpdatedAt)
        .filter((at) => at > 0);
      const age = Math.round(Date.now() - Math.min(Date.now(), ...readAt));
      return Math.min(age, MAX_AGE_MS);
    },
    onTopics: (topics) => {
      for (const topic of topics) changed.add(topic);
      if (topics.length > 0) timer ??= setTimeout(flush, spread());
    },
    onReached: () => {
      clearTimeout(failedTimer);
      failedTimer = setTimeout(() => void readFailed(queries, apiBase), spread());
    },
  });
  const forget = watchPresence({ here: connection.resume, away: connection.pause });
  return () => {
    forget();
    connection.pause();
    clearTimeout(timer);
    clearTimeout(failedTimer);
  };
}
