import {
  ApiError,
  askToSignIn,
  fetchJson,
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

interface Answer {
  readonly session: Session | null;
  /** Whose session it was, once it has ended: what was read in it is theirs. */
  readonly whose?: string | undefined;
}

const ownerOf = (answer: Answer | undefined): string | undefined =>
  answer?.session?.userId ?? answer?.whose;

const keyOf = (apiBase: string) => ['session', apiBase] as const;

/**
 * Asking renews the session, so every tick does what section 9 wants done within three ticks of its
 * end; when asking fails, the backoff tries for about as long as one tick.
 */
const sessionQuery = (apiBase: string) => ({
  queryKey: keyOf(apiBase),
  queryFn: async ({ client, signal }: { client: QueryClient; signal: AbortSignal }) => {
    const before = client.getQueryData<Answer>(keyOf(apiBase));
    const url = `${apiBase}/api/v1/auth/session`;
    const { session } = await fetchJson(sessionResponseSchema, url, { signal });
    rememberSession(session !== null);
    if (before?.session && session === null) {
      toastStore().show('Tu sesión terminó. Iniciá sesión de nuevo para seguir.', 'info', {
        label: 'Iniciar sesión',
        run: () => void askToSignIn(),
      });
    }
    return { session, whose: ownerOf(before) } satisfies Answer;
  },
  retry: (failures: number, error: Error) =>
    !(error instanceof ApiError && error.status < 500) && backoff(failures) < TICK_MS,
  retryDelay: backoff,
  staleTime: TICK_MS,
});

/** Whose session the page is in; null while nobody's, or while that is not known yet. */
export function useSession(): Session | null {
  const { data } = useQuery(sessionQuery(useHost().apiBase));
  return data?.session ?? null;
}

/** Asks the server whose session it is now; undefined: it could not be asked. */
export function useLookAtSession(): () => Promise<Session | null | undefined> {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async () => {
    // An answer on its way may be older than what made somebody ask.
    await queries.cancelQueries({ queryKey: keyOf(apiBase) });
    try {
      const query = { ...sessionQuery(apiBase), staleTime: 0, retry: false };
      return (await queries.query(query)).session;
    } catch {
      return undefined;
    }
  };
}

/** Keeps the session alive and its end noticed. Used once on a page. */
export function useKeptSession(): Session | null {
  const { data } = useQuery({
    ...sessionQuery(useHost().apiBase),
    refetchInterval: ({ state }) => (state.data?.session ? TICK_MS : false),
    refetchOnWindowFocus: 'always',
  });
  return data?.session ?? null;
}

/** What only a session may see, by the first part of its query key. */
const PRIVATE = [
  'users',
  'holidays',
  'sectors',
  'subscriptions',
  'event-imports',
  'people',
  'people-facets',
  'imports',
  'import',
  'import-rows',
  'messages',
  'provider-directory',
  'provider-imports',
  'sample-set',
  'open-sessions',
  'second-factor',
  'account-policy',
  'ai-agreement',
  'audit',
];
/** What is the same whoever asks. */
const ANYBODYS = ['session', 'dialog', 'runtime-config', 'sign-in-options'];

const SOMEBODYS = {
  predicate: ({ queryKey: [name] }: { readonly queryKey: readonly unknown[] }) =>
    !ANYBODYS.includes(String(name)),
};

/** Has all that may have changed read again: after another session began, or people were imported. */
export const readAgain = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries(SOMEBODYS);

/**
 * Puts a session in the place of the one before; what was read under that one is read again. What only
 * another person may see is forgotten at once; when the session is nobody's, so is all of the rest:
 * there are installations that show it to nobody.
 */
export function useSetSession(): (session: Session | null) => void {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return (session) => {
    const before = ownerOf(queries.getQueryData<Answer>(keyOf(apiBase)));
    rememberSession(session !== null);
    queries.setQueryData<Answer>(keyOf(apiBase), { session });
    if (session === null || session.userId !== before) {
      for (const name of PRIVATE) queries.removeQueries({ queryKey: [name] });
    }
    void (session ? readAgain(queries) : queries.resetQueries(SOMEBODYS));
  };
}
