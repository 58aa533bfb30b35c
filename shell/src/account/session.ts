import {
  ApiError,
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

type Answer = { readonly session: Session | null };

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
    const answer: Answer = await fetchJson(sessionResponseSchema, url, { signal });
    rememberSession(answer.session !== null);
    if (before?.session && answer.session === null) {
      toastStore().show('Tu sesión terminó. Iniciá sesión de nuevo para seguir.');
    }
    return answer;
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
  'sample-set',
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
 * Puts a session in the place of the one before; what was read under that one is read again. When it
 * is nobody's, all of that is forgotten at once: there are installations that show it to nobody.
 */
export function useSetSession(): (session: Session | null) => void {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return (session) => {
    rememberSession(session !== null);
    queries.setQueryData<Answer>(keyOf(apiBase), { session });
    for (const name of PRIVATE) queries.removeQueries({ queryKey: [name] });
    void (session ? readAgain(queries) : queries.resetQueries(SOMEBODYS));
  };
}
