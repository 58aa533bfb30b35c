import type { QueryClient } from '@tanstack/react-query';
import { pageSingleton } from '../page-singleton.ts';
import { followedQueries } from './followed.ts';

/** After the first answer is here the page draws; only then does anything of this load. */
const AFTER_DATA_MS = 1_000;
const RETRY_MS = 60_000;

function onceThereIsAnAnswer(queries: QueryClient, apiBase: string, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    if (timer || !followedQueries(queries, apiBase).some(({ state }) => state.status !== 'pending'))
      return;
    unsubscribe();
    timer = setTimeout(run, AFTER_DATA_MS);
  };
  const unsubscribe = queries.getQueryCache().subscribe(look);
  look();
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}

/** Begins as soon as there is something to keep up to date, or that could not be read. Returns what ends it. */
function begin(queries: QueryClient, apiBase: string): () => void {
  let over = false;
  let stop: () => void;
  const load = () => {
    import('./keep-up-to-date.ts').then(
      ({ keepUpToDate }) => {
        if (!over) stop = keepUpToDate(queries, apiBase);
      },
      () => {
        if (over) return;
        const timer = setTimeout(load, RETRY_MS);
        stop = () => clearTimeout(timer);
      },
    );
  };
  stop = onceThereIsAnAnswer(queries, apiBase, load);
  return () => {
    over = true;
    stop();
  };
}

interface Followers {
  count: number;
  readonly end: () => void;
}

const servers = () => pageSingleton('live.v1', () => new Map<string, Followers>());

/**
 * Keeps what follows the server at `apiBase` up to date, over one connection a page however many
 * parts of it ask for that. Returns what takes the asking back.
 */
export function followChanges(queries: QueryClient, apiBase: string): () => void {
  const followers = servers().get(apiBase) ?? { count: 0, end: begin(queries, apiBase) };
  servers().set(apiBase, followers);
  followers.count += 1;
  return () => {
    followers.count -= 1;
    if (followers.count > 0) return;
    servers().delete(apiBase);
    followers.end();
  };
}
