import type { QueryClient } from '@tanstack/react-query';
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

/** What the page knows of the server at `apiBase` is read again when it changes. Returns what ends it. */
export function keepUpToDate(queries: QueryClient, apiBase: string): () => void {
  const changed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
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
  });
  const forget = watchPresence({ here: connection.resume, away: connection.pause });
  return () => {
    forget();
    connection.pause();
    clearTimeout(timer);
  };
}
