import { QueryClient, type Query } from '@tanstack/react-query';
import { pageSingleton } from '../page-singleton.ts';
import { sessionQuery } from '../session/session-query.ts';
import { ApiError } from './fetch-json.ts';

const MINUTE = 60_000;

/** Section 9: three retries, 1000 ms × 2^attempt, capped at 30000 ms. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/** Refusals that pass: too slow a request, and too many of them. */
const PASSING = [408, 429];

/** Whether the server understood the request and will not answer otherwise: repeating it is no help. */
export const isRefusedForGood = (error: Error | null): boolean =>
  error instanceof ApiError && error.status < 500 && !PASSING.includes(error.status);

/** A request is sent again three times, unless that is no help, or there is no connection to send it by. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 3 && !isRefusedForGood(error) && navigator.onLine;

export function createQueryClient(): QueryClient {
  /** A part that is about to go may be drawn once more after the session that it was read in. */
  const enabled = ({ queryKey: [, apiBase], meta }: Query): boolean =>
    meta?.['needsSession'] !== true ||
    client.getQueryData(sessionQuery(String(apiBase)).queryKey)?.session !== null;
  const client = new QueryClient({
    defaultOptions: {
      queries: { enabled, retry: shouldRetry, retryDelay, gcTime: 5 * MINUTE, staleTime: MINUTE },
    },
  });
  return client;
}

/** The page's one cache: what the calendar fetched, the bell does not fetch again. */
export const queryClient = (): QueryClient => pageSingleton('queries.v1', createQueryClient);
