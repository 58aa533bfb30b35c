import { recoveryDelay, REMOTE_TIMEOUT_MS } from '@almanaque/remote-loader';
import { publicly, useQuery, type QueryClient } from '@almanaque/shared-contracts';
import { useState } from 'react';

/** A part of the program that is fetched when it is first wanted. */
export type Code<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly part: T }
  | { readonly status: 'failed'; readonly retry: () => void };

interface CodeState<T> {
  readonly state: { readonly data: T | undefined; readonly errorUpdateCount: number };
}

/**
 * The query that holds the part `name`. What has not come within five seconds has failed and is tried
 * for again by itself while the page is seen; what comes late is welcome, and no failure is kept.
 */
export const codeQuery = <T>(name: string, load: () => Promise<T>) => {
  const queryKey = ['code', name];
  return {
    queryKey,
    queryFn: ({ client }: { readonly client: QueryClient }) =>
      new Promise<T>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(name)), REMOTE_TIMEOUT_MS);
        const loading = load().then((part) => {
          client.setQueryData<T>(queryKey, () => part);
          resolve(part);
        }, reject);
        void loading.then(() => clearTimeout(timer));
      }),
    ...publicly(),
    networkMode: 'always' as const,
    retry: false,
    staleTime: Infinity,
    refetchInterval: ({ state: { data, errorUpdateCount: failures } }: CodeState<T>) =>
      data === undefined && failures > 0 && recoveryDelay(failures - 1),
  };
};

/** Fetches the part that `name` stands for, once it is wanted. */
export function useCode<T>(name: string, load: () => Promise<T>, isWanted = true): Code<T> {
  const { data, errorUpdateCount, isFetching, refetch } = useQuery({
    ...codeQuery(name, load),
    enabled: isWanted,
  });
  // What is tried for by itself leaves the notice where it is.
  const [isAsked, setAsked] = useState(false);
  if (data !== undefined) return { status: 'ready', part: data };
  if (errorUpdateCount === 0 || (isAsked && isFetching)) return { status: 'loading' };
  const retry = () => {
    setAsked(true);
    void refetch().then(() => setAsked(false));
  };
  return { status: 'failed', retry };
}
