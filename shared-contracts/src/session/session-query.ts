import { queryOptions } from '@tanstack/react-query';
import type { DataQuery } from '../http/data-query.ts';
import { fetchJson } from '../http/fetch-json.ts';
import { publicly } from '../live/followed.ts';
import { sessionResponseSchema, type SessionResponse } from '../auth/session.ts';

/** Section 9: the session is looked at every 30 s. */
const SESSION_TICK_MS = 30_000;

export interface SessionAnswer extends SessionResponse {
  /** The account's id whose session it was, where it has ended by itself: what is on the page is still theirs. */
  readonly whose?: string | undefined;
}

/** Whose session the page is in. Whoever signs in or out renews or replaces what is kept under this key. */
export const sessionQuery = (apiBase: string): DataQuery<SessionAnswer> =>
  queryOptions({
    queryKey: ['session', apiBase],
    queryFn: ({ signal }) =>
      fetchJson(sessionResponseSchema, `${apiBase}/api/v1/auth/session`, { signal }),
    staleTime: SESSION_TICK_MS,
    ...publicly('own:session'),
  });
