import { searchResponseSchema } from '@almanaque/api';
import {
  fetchJson,
  followed,
  keepPreviousData,
  shouldRetry,
  useHost,
  useQuery,
  useToday,
} from '@almanaque/shared-contracts';

/** What is found for a text that is not empty. What was found before stays until the next is here. */
export function useSearch(text: string) {
  const { apiBase, timeZone } = useHost();
  const query = new URLSearchParams({ q: text, from: useToday(timeZone) }).toString();
  return useQuery({
    queryKey: ['search', apiBase, query],
    queryFn: ({ signal }) =>
      fetchJson(searchResponseSchema, `${apiBase}/api/v1/search?${query}`, { signal }),
    placeholderData: keepPreviousData,
    enabled: text !== '',
    // Whoever types waits: once more is enough.
    retry: (failures, error) => failures < 1 && shouldRetry(failures, error),
    ...followed('calendar'),
  });
}
