import { type OpenSession, openSessionsResponseSchema } from '@almanaque/api';
import {
  fetchJson,
  noContentSchema,
  inSession,
  sendJson,
  useHost,
  useQuery,
} from '@almanaque/shared-contracts';
import { useThenRead } from '../use-then-read.ts';

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
  const readAgain = useThenRead('own:open-sessions');
  const close = async (url: string): Promise<void> => {
    await readAgain(sendJson(noContentSchema, 'DELETE', url));
  };
  return {
    close: ({ id }: OpenSession) => close(`${urlOf(apiBase)}/${encodeURIComponent(id)}`),
    closeOthers: () => close(urlOf(apiBase)),
  };
}
