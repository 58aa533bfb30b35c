import { type Celebration, ownCelebrationResponseSchema } from '@almanaque/api';
import {
  changed,
  fetchJson,
  inSession,
  sendJson,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';

const urlOf = (apiBase: string) => `${apiBase}/api/v1/people/me/celebration`;
const keyOf = (apiBase: string) => ['own-celebration', apiBase];

/** How whoever is signed in likes to be celebrated; null: nobody of the roster is they. */
export function useOwnCelebration() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: keyOf(apiBase),
    queryFn: ({ signal }) => fetchJson(ownCelebrationResponseSchema, urlOf(apiBase), { signal }),
    select: ({ person }) => person,
    ...inSession('people', 'own:session'),
  });
}

export function useChooseCelebration() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async (celebration: Celebration): Promise<void> => {
    const url = urlOf(apiBase);
    const answer = await sendJson(ownCelebrationResponseSchema, 'PUT', url, { celebration });
    queries.setQueryData(keyOf(apiBase), answer);
    await changed(queries, apiBase, 'people');
    await changed(queries, apiBase, 'calendar');
  };
}
