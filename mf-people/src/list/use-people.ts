import { type PeoplePage, peoplePageSchema } from '@almanaque/api';
import {
  fetchJson,
  keepPreviousData,
  inSession,
  useHost,
  useQuery,
  useQueryClient,
  peopleFacetsSchema,
} from '@almanaque/shared-contracts';
import { useRef } from 'react';
import { queryString, type PeopleFilter } from './people-filter.ts';

/**
 * The people a filter matches, as far as they have been scrolled to. `loadMore` brings the next page;
 * called again meanwhile, it waits for the one under way.
 * @param isWanted Nothing is asked for as long as it is false.
 */
export function usePeople(filter: PeopleFilter, isWanted = true) {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const underWay = useRef<Promise<void>>(null);
  const key = ['people', apiBase, filter];
  const read = (after: string | null, signal?: AbortSignal) =>
    fetchJson(
      peoplePageSchema,
      `${apiBase}/api/v1/people?${queryString(filter, after)}`,
      signal && { signal },
    );
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => read(null, signal),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    // Comparing 100,000 people with themselves at every page is felt.
    structuralSharing: false,
    // Read again only when asked to: whoever is far down the list would lose their place.
    staleTime: Infinity,
    ...inSession('own:roster'),
  });

  const append = async (after: string) => {
    const page = await read(after);
    queries.setQueryData<PeoplePage>(key, (before) =>
      // Another list has taken its place: the page belongs to none that is shown.
      before?.next !== after ? before : { ...page, people: [...before.people, ...page.people] },
    );
  };
  const loadMore = async () => {
    // What is drawn may be a moment behind what has arrived.
    const after = queries.getQueryData<PeoplePage>(key)?.next;
    if (!after || underWay.current) return;
    underWay.current = append(after).finally(() => (underWay.current = null));
    await underWay.current;
  };
  return { ...query, loadMore };
}

export function useFacets() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['people-facets', apiBase],
    queryFn: ({ signal }) =>
      fetchJson(peopleFacetsSchema, `${apiBase}/api/v1/people/facets`, { signal }),
    ...inSession('people'),
  });
}
