import { fetchJson, providersResponseSchema, type Provider } from '@almanaque/shared-contracts';

/** The server's directory, read once a page. */
export const providersQuery = (apiBase: string) => ({
  queryKey: ['providers', apiBase],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    fetchJson(providersResponseSchema, `${apiBase}/api/v1/providers`, { signal }),
  staleTime: Infinity,
});

/** Those of `ids` that the directory has, in the order of `ids`, each once. */
export function named(directory: readonly Provider[], ids: readonly string[]): Provider[] {
  const byId = new Map(directory.map((provider) => [provider.id, provider]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
