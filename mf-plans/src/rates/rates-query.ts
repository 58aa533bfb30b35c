import { ratesSchema } from '@almanaque/api';
import { fetchJson, inSession } from '@almanaque/shared-contracts';

export const ratesUrl = (apiBase: string): string => `${apiBase}/api/v1/plans/rates`;

/** What a dollar was worth in each month for which that was set. */
export const ratesQuery = (apiBase: string) => ({
  queryKey: ['rates', apiBase],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) =>
    (await fetchJson(ratesSchema, ratesUrl(apiBase), { signal })).rates,
  ...inSession('plans', 'own:session'),
});
