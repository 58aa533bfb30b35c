import { copiesSchema } from '@almanaque/api';
import {
  fetchJson,
  inSession,
  sendJson,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';

const urlOf = (apiBase: string) => `${apiBase}/api/v1/copies`;
const keyOf = (apiBase: string) => ['copies', apiBase];

/** Which copies of all data the server keeps. */
export function useCopies() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: keyOf(apiBase),
    queryFn: ({ signal }) => fetchJson(copiesSchema, urlOf(apiBase), { signal }),
    // Those of each day are made while nobody looks.
    staleTime: 0,
    ...inSession(),
  });
}

/** Has the server make one more. */
export function useCopyNow(): () => Promise<void> {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async () => {
    const now = await sendJson(copiesSchema, 'POST', urlOf(apiBase));
    queries.setQueryData(keyOf(apiBase), now);
  };
}
