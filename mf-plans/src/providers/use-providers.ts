import {
  fetchJson,
  followed,
  providersResponseSchema,
  useHost,
  useQuery,
  type Provider,
} from '@almanaque/shared-contracts';

const providersQuery = (apiBase: string) => ({
  queryKey: ['providers', apiBase],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const url = `${apiBase}/api/v1/providers`;
    const { providers, unplaced = [] } = await fetchJson(providersResponseSchema, url, { signal });
    return { providers: [...providers, ...unplaced] };
  },
  staleTime: Infinity,
  ...followed('providers'),
});

const NONE: readonly Provider[] = [];

/** The directory; empty until it is here. */
export const useProviders = (): readonly Provider[] =>
  useQuery(providersQuery(useHost().apiBase)).data?.providers ?? NONE;
