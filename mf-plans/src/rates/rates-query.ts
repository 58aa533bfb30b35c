import { ratesSchema } from '@almanaque/api';
import { fetchJson, inSession } from '@almanaque/shared-contracts';

export const ratesUrl = (apiBase: string): string => `${apiBase}/api/v1/plans/rates`;

/** What a dollar was worth in each month for which that was set, with the version by which it is changed. */
export const ratesQuery = (apiBase: string) => ({
  queryKey: ['rates', apiBase],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
    fetchJson(ratesSchema, ratesUrl(apiBase), { signal }),
  ...inSession('plans', 'own:session'),
});
