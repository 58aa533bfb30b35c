import {
  fetchJson,
  followed,
  useHost,
  useQuery,
  peopleFacetsSchema,
} from '@almanaque/shared-contracts';

/** The offices and teams the calendar can be filtered by. */
export function usePlaces() {
  const { apiBase } = useHost();
  return useQuery({
    // The calendar's own filter asks for it under the same name.
    queryKey: ['calendar', apiBase, 'places'],
    queryFn: ({ signal }) =>
      fetchJson(peopleFacetsSchema, `${apiBase}/api/v1/calendar/places`, { signal }),
    ...followed('calendar'),
  });
}
