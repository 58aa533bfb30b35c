import {
  fetchJson,
  followed,
  useHost,
  useQuery,
  type PeopleFacets,
  peopleFacetsSchema,
} from '@almanaque/shared-contracts';

/** The offices and teams there are; null while nobody knows. */
export function usePlaces(): PeopleFacets | null {
  const { apiBase } = useHost();
  const { data } = useQuery({
    // Beside the ranges: what makes them stale may have brought an office.
    queryKey: ['calendar', apiBase, 'places'],
    queryFn: ({ signal }) =>
      fetchJson(peopleFacetsSchema, `${apiBase}/api/v1/calendar/places`, { signal }),
    ...followed('calendar'),
  });
  return data ?? null;
}
