import {
  ApiError,
  askToSignIn,
  fetchJson,
  sessionQuery,
  sessionResponseSchema,
  toastStore,
  useHost,
  useQuery,
  useQueryClient,
  type QueryClient,
  type Session,
} from '@almanaque/shared-contracts';
import { rememberSession } from './session-hint.ts';

/** Section 9: the session is looked at every 30 s, and a failed look is repeated after 200 ms, doubling. */
export const TICK_MS = 30_000;
const BACKOFF_MS = 200;
const backoff = (failures: number): number => BACKOFF_MS * 2 ** failures;

export interface SessionAnswer {
  readonly session: Session | null;
  /** Whose session it was, once it has ended: what was read in it is theirs. */
  readonly whose?: string | undefined;
}

export const ownerOf = (answer: SessionAnswer | undefined): string | undefined =>
  answer?.session?.userId ?? answer?.whose;

export const sessionKey = (apiBase: string) => sessionQuery(apiBase).queryKey;

/**
 * Asking renews the session, so every tick does what section 9 wants done within three ticks of its
 * end; when asking fails, the backoff tries for about as long as one tick.
 */
const keptSession = (apiBase: string) => ({
  ...sessionQuery(apiBase),
  queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
    const before = client.getQueryData<SessionAnswer>(sessionKey(apiBase));
    const url = `${apiBase}/api/v1/auth/session`;
    const { session } = await fetchJson(sessionResponseSchema, url, { signal });
    rememberSession(session !== null);
    if (before?.session && session === null) {
      toastStore().show('Tu sesión terminó. Iniciá sesión de nuevo para seguir.', 'info', {
        label: 'Iniciar sesión',
        run: () => void askToSignIn(),
      });
    }
    return { session, whose: ownerOf(before) } satisfies SessionAnswer;
  },
  retry: (failures: number, error: Error) =>
    !(error instanceof ApiError && error.status < 500) && backoff(failures) < TICK_MS,
  retryDelay: backoff,
});

/** Whose session the page is in; null while nobody's, or while that is not known yet. */
export function useSession(): Session | null {
  const { data } = useQuery(keptSession(useHost().apiBase));
  return data?.session ?? null;
}

/** Asks the server whose session it is now; undefined: it could not be asked. */
export function useLookAtSession(): () => Promise<Session | null | undefined> {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async () => {
    // An answer on its way may be older than what made somebody ask.
    await queries.cancelQueries({ queryKey: sessionKey(apiBase) });
    try {
      const query = { ...keptSession(apiBase), staleTime: 0, retry: false };
      return (await queries.query(query)).session;
    } catch {
      return undefined;
    }
  };
}

/** Keeps the session alive and its end noticed. Used once on a page. */
export function useKeptSession(): Session | null {
  const { data } = useQuery({
    ...keptSession(useHost().apiBase),
    refetchInterval: ({ state }) => (state.data?.session ? TICK_MS : false),
    refetchOnWindowFocus: 'always',
  });
  return data?.session ?? null;
}
