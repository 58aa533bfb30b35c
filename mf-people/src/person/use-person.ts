import { type PeoplePage, personSchema } from '@almanaque/api';
import {
  fetchJson,
  inSession,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';

/**
 * One person, as they were when they were opened: what is entered is compared with that. Out of the
 * list they are there at once.
 */
export function usePerson(id: string) {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return useQuery({
    queryKey: ['person', apiBase, id],
    queryFn: ({ signal }) =>
      fetchJson(personSchema, `${apiBase}/api/v1/people/${encodeURIComponent(id)}`, { signal }),
    initialData: () =>
      queries
        .getQueriesData<PeoplePage>({ queryKey: ['people'] })
        .flatMap(([, page]) => page?.people ?? [])
        .find((person) => person.id === id),
    staleTime: Infinity,
    gcTime: 0,
    ...inSession(),
  });
}
