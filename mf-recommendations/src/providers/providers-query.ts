import {
  fetchJson,
  followed,
  providersResponseSchema,
  type Provider,
} from '@almanaque/shared-contracts';

/** The server's directory; live updates have it read again. */
export const providersQuery = (apiBase: string) => ({
  queryKey: ['providers', apiBase],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const url = `${apiBase}/api/v1/providers`;
    const { providers, unplaced = [] } = await fetchJson(providersResponseSchema, url, { signal });
    return { providers: [...providers, ...unplaced] };
  },
  staleTime: Infinity,
  ...followed('providers'),
});

/** Those of `ids` that the directory has, in the order of `ids`, each once. */
export function named(directory: readonly Provider[], ids: readonly string[]): Provider[] {
  const byId = new Map(directory.map((provider) => [provider.id, provider]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
