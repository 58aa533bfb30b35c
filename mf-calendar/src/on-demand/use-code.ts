import { useQuery } from '@almanaque/shared-contracts';

/** A part of the program that is fetched when it is first wanted. */
export type Code<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly part: T }
  | { readonly status: 'failed'; readonly retry: () => void };

/**
 * Fetches the part that `name` stands for. A query holds it, so what failed to load is asked for
 * again and never kept as failed.
 */
export function useCode<T>(name: string, load: () => Promise<T>): Code<T> {
  const { data, isError, refetch } = useQuery({
    queryKey: ['code', name],
    queryFn: load,
    networkMode: 'always',
    retry: false,
    staleTime: Infinity,
  });
  if (data !== undefined) return { status: 'ready', part: data };
  return isError ? { status: 'failed', retry: () => void refetch() } : { status: 'loading' };
}
