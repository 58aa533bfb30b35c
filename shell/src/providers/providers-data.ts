import {
  type KeptProvider,
  type ProviderChange,
  type ProviderDraft,
  keptProviderResponseSchema,
  providerDirectorySchema,
} from '@almanaque/api';
import {
  fetchJson,
  followed,
  sendJson,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';

const urlOf = (apiBase: string): string => `${apiBase}/api/v1/providers`;

/** The whole directory, retired ones included, by name. */
export function useProviders() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['provider-directory', apiBase],
    queryFn: async ({ signal }) =>
      (await fetchJson(providerDirectorySchema, `${urlOf(apiBase)}/directory`, { signal }))
        .providers,
    ...followed('providers'),
  });
}

/** What an organiser entered of a provider. */
export const draftOf = (provider: KeptProvider): ProviderDraft => {
  const { name, type, address, barrio, phone, web, activities, lat, lng } = provider;
  return { name, type, address, barrio, phone, web, activities, lat, lng };
};

/** Writes, after each of which all that shows providers is read again. */
export function useProviderWrites() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const url = urlOf(apiBase);
  const written = async (write: Promise<{ provider: KeptProvider }>): Promise<KeptProvider> => {
    try {
      return (await write).provider;
    } finally {
      // Also when it failed: someone else may have been first.
      void queries.invalidateQueries({ queryKey: ['provider-directory', apiBase] });
      void queries.invalidateQueries({ queryKey: ['providers', apiBase] });
    }
  };
  return {
    add: (draft: ProviderDraft) =>
      written(sendJson(keptProviderResponseSchema, 'POST', url, draft)),
    change: ({ id, version }: KeptProvider, change: Omit<ProviderChange, 'version'>) =>
      written(
        sendJson(keptProviderResponseSchema, 'PATCH', `${url}/${id}`, { version, ...change }),
      ),
  };
}
