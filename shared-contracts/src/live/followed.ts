import type { Query, QueryClient } from '@tanstack/react-query';
import type { LiveTopic } from './live-change.ts';

/** For a query's options: it is read again as soon as the server tells of a change to one of `topics`. */
export const followed = (...topics: readonly LiveTopic[]) => ({ meta: { followed: topics } });

const topicsOf = (query: Query): readonly unknown[] => {
  const topics = query.meta?.['followed'];
  return Array.isArray(topics) ? topics : [];
};

/** The queries of the server at `apiBase` that follow something: keys are `[name, apiBase, …]`. */
export const followedQueries = (queries: QueryClient, apiBase: string): Query[] =>
  queries
    .getQueryCache()
    .findAll({ predicate: (query) => query.queryKey[1] === apiBase && topicsOf(query).length > 0 });

/** Reads again, of those, the ones that follow one of `topics`; what nobody looks at, when it is next wanted. */
export const readAgain = (
  queries: QueryClient,
  apiBase: string,
  topics: ReadonlySet<string>,
): Promise<void> =>
  queries.invalidateQueries({
    predicate: (query) =>
      query.queryKey[1] === apiBase && topicsOf(query).some((topic) => topics.has(String(topic))),
  });
