import { QueryClient } from '@tanstack/react-query';
import { pageSingleton } from '../page-singleton.ts';
import { ApiError } from './fetch-json.ts';

const MINUTE = 60_000;

/** Section 9: three retries, 1000 ms × 2^attempt, capped at 30000 ms. */
export const retryDelay = (attempt: number): number => Math.min(1000 * 2 ** attempt, 30_000);

/** Refusals that pass: too slow a request, and too many of them. */
const PASSING = [408, 429];

/** A request the server understood and refused for good is not helped by repeating it. */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 3 &&
  !(error instanceof ApiError && error.status < 500 && !PASSING.includes(error.status));

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, retryDelay, gcTime: 5 * MINUTE, staleTime: MINUTE },
    },
  });

/** The page's one cache: what the calendar fetched, the bell does not fetch again. */
export const queryClient = (): QueryClient => pageSingleton('queries.v1', createQueryClient);
