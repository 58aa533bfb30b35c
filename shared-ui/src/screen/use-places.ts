import {
  fetchJson,
  followed,
  useHost,
  useQuery,
  peopleFacetsSchema,
} from '@almanaque/shared-contracts';

/** The offices and teams there are. */
export function usePlaces() {
  const { apiBase } = useHost();
  return useQuery({
    // Beside the ranges: what makes them stale may have brought an office.
    queryKey: ['calendar', apiBase, 'places'],
    queryFn: ({ signal }) =>
      fetchJson(peopleFacetsSchema, `${apiBase}/api/v1/calendar/places`, { signal }),
    ...followed('calendar'),
    // Without a connection it fails at once, as what is read in a session does: see `inSession`.
    networkMode: 'always',
    refetchOnReconnect: true,
  });
}
