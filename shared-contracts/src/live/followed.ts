import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveTopic } from './live-change.ts';

/** What changes at the hands of this page alone: the server tells nobody of it. */
type OwnTopic =
  | 'own:session'
  | 'own:installation'
  | 'own:second-factor'
  | 'own:open-sessions'
  | 'own:subscriptions'
  /** Lists of people, which no news may move under the eyes of whoever scrolls them. */
  | 'own:roster';

/** What a query is about. */
export type Topic = LiveTopic | OwnTopic;

/**
 * For the options of a query that shows the same to whoever may read: it is read again when one of
 * `topics` changes, and when another session begins.
 */
export const followed = (...topics: readonly Topic[]) => ({ meta: { followed: topics } });

/** As `followed`, for what only its session may see: another person's finds nothing of it. */
export const privately = (...topics: readonly Topic[]) => ({
  meta: { followed: topics, seenBy: 'session' },
});

/**
 * As `privately`, for what the server refuses to nobody: once the session is over it is not asked for.
 * Without a connection it fails at once, so that whoever waits is told, and is read once there is one.
 */
export const inSession = (...topics: readonly Topic[]) => ({
  meta: { followed: topics, seenBy: 'session', needsSession: true },
  networkMode: 'always' as const,
  refetchOnReconnect: true,
});

/** As `followed`, for what does not depend on who asks: no session has it read again. */
export const publicly = (...topics: readonly Topic[]) => ({
  meta: { followed: topics, seenBy: 'anybody' },
});

/** Finds what follows some wanted topic of the server at `apiBase`: keys are `[name, apiBase, …]`. */
const following = (apiBase: string, isWanted: (topic: string) => boolean) => ({
  predicate: ({ queryKey, meta }: Query): boolean => {
    const topics = meta?.['followed'];
    return queryKey[1] === apiBase && Array.isArray(topics) && topics.map(String).some(isWanted);
  },
});

/** The queries of the server at `apiBase` that it tells news of. */
export const followedQueries = (queries: QueryClient, apiBase: string): Query[] =>
  queries.getQueryCache().findAll(following(apiBase, (topic) => !topic.startsWith('own:')));

/** Reads again what follows one of `topics`; what nobody looks at, when it is next wanted. */
export const readAgain = (
  queries: QueryClient,
  apiBase: string,
  topics: ReadonlySet<string>,
): Promise<void> => queries.invalidateQueries(following(apiBase, (topic) => topics.has(topic)));

/** Whoever has written says by this what changed: all that shows it is read again. */
export const changed = (
  queries: QueryClient,
  apiBase: string,
  ...topics: readonly Topic[]
): Promise<void> => readAgain(queries, apiBase, new Set(topics));

/**
 * A session takes the place of the one before: what that one read is read again. What only another
 * person may see is forgotten at once; when the session is nobody's, so is all of the rest: there are
 * installations that show it to nobody.
 */
export function sessionBegan(
  queries: QueryClient,
  of: 'the same person' | 'another person' | 'nobody',
): Promise<void> {
  const isSeenBy = (who: string) => (query: Query) => query.meta?.['seenBy'] === who;
  if (of !== 'the same person') queries.removeQueries({ predicate: isSeenBy('session') });
  const rest = { predicate: (query: Query) => !isSeenBy('anybody')(query) };
  return of === 'nobody' ? queries.resetQueries(rest) : queries.invalidateQueries(rest);
}
