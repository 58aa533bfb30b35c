import { type OpenSession, openSessionsResponseSchema } from '@almanaque/api';
import {
  changed,
  fetchJson,
  noContentSchema,
  inSession,
  sendJson,
  useHost,
  useQuery,
  useQueryClient,
} from '@almanaque/shared-contracts';

const urlOf = (apiBase: string) => `${apiBase}/api/v1/auth/sessions`;

export function useOpenSessions() {
  const { apiBase } = useHost();
  return useQuery({
    queryKey: ['open-sessions', apiBase],
    queryFn: ({ signal }) => fetchJson(openSessionsResponseSchema, urlOf(apiBase), { signal }),
    select: ({ sessions }) => sessions,
    // Others begin and end elsewhere.
    staleTime: 0,
    ...inSession('own:open-sessions'),
  });
}

export function useOpenSessionWrites() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  /** Also after a refusal: it may have ended elsewhere. */
  const close = async (url: string) => {
    try {
      await sendJson(noContentSchema, 'DELETE', url);
    } finally {
      await changed(queries, apiBase, 'own:open-sessions');
    }
  };
  return {
    close: ({ id }: OpenSession) => close(`${urlOf(apiBase)}/${encodeURIComponent(id)}`),
    closeOthers: () => close(urlOf(apiBase)),
  };
}
