import {
  type KeptProvider,
  type ProviderChange,
  type ProviderDraft,
  keptProviderResponseSchema,
  providerDirectorySchema,
} from '@almanaque/api';
import {
  changed,
  fetchJson,
  inSession,
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
    ...inSession('providers'),
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
      void changed(queries, apiBase, 'providers');
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
