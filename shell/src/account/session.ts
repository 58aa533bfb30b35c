import {
  ApiError,
  askToSignIn,
  fetchJson,
  isComplete,
  sessionQuery,
  sessionResponseSchema,
  useHost,
  useQuery,
  useQueryClient,
  type Session,
  type SessionAnswer,
} from '@almanaque/shared-contracts';
import { useRefused } from './use-refused.ts';

/** Section 9: the session is looked at every 30 s, and a failed look is repeated after 200 ms, doubling. */
export const TICK_MS = 30_000;
const BACKOFF_MS = 200;
const backoff = (failures: number): number => BACKOFF_MS * 2 ** failures;

export const ownerOf = (answer: SessionAnswer | undefined): string | undefined =>
  answer?.session?.userId ?? answer?.whose;

export const sessionKey = (apiBase: string) => sessionQuery(apiBase).queryKey;

/**
 * Asking renews the session, so every tick does what section 9 wants done within three ticks of its
 * end; when asking fails, the backoff tries for about as long as one tick.
 */
const keptSession = (apiBase: string) => ({
  ...sessionQuery(apiBase),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<SessionAnswer> =>
    fetchJson(sessionResponseSchema, `${apiBase}/api/v1/auth/session`, { signal }),
  retry: (failures: number, error: Error) =>
    !(error instanceof ApiError && error.status < 500) && backoff(failures) < TICK_MS,
  retryDelay: backoff,
});

/** Whose session the page is in; null while nobody's, or while that is not known yet. */
export function useSession(): Session | null {
  const { data } = useQuery(keptSession(useHost().apiBase));
  return data?.session ?? null;
}

/** Whether the server, asked whose session it is, has not told and failed to. */
export function useIsUntold(): boolean {
  const { data, failureCount } = useQuery(keptSession(useHost().apiBase));
  return data === undefined && failureCount > 0;
}

/** False until the server has said whose session it is, or that it is nobody's. */
export const useIsSessionKnown = (): boolean =>
  useQuery(keptSession(useHost().apiBase)).data !== undefined;

/** Whose the session is, or was when it ended by itself; undefined: nobody's, or signed out of. */
export const useSessionOwner = (): string | undefined =>
  ownerOf(useQuery(keptSession(useHost().apiBase)).data);

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

/**
 * Keeps the session alive and its end noticed. Used once on a page.
 *
 * What a session alone may see is often read without anybody asking, so its refusal opens no sign-in over
 * what the person is doing: the end of the session is told as at any other look, and a write asks.
 */
export function useKeptSession(): void {
  const { refetch } = useQuery({
    ...keptSession(useHost().apiBase),
    refetchInterval: ({ state }) => (state.data?.session ? TICK_MS : false),
    refetchOnWindowFocus: 'always',
  });
  useRefused('session', () => {
    // A look that is under way may be that of whoever is about to be asked to sign in: it goes on.
    void refetch({ cancelRefetch: false }).then(({ data }) => {
      if (data?.session && !isComplete(data.session)) void askToSignIn();
    });
  });
}
