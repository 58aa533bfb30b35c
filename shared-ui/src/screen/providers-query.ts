import { fetchJson, followed, providersResponseSchema } from '@almanaque/shared-contracts';

/** The server's directory of providers: those whose place is known, then the others. */
export const providersQuery = (apiBase: string) => ({
  queryKey: ['providers', apiBase],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const url = `${apiBase}/api/v1/providers`;
    const { providers, unplaced = [] } = await fetchJson(providersResponseSchema, url, { signal });
    return { providers: [...providers, ...unplaced] };
  },
  staleTime: Infinity,
  ...followed('providers'),
});
