import type { PlanSummary } from '@almanaque/api';
import { useHost, useQueries } from '@almanaque/shared-contracts';
import { useState } from 'react';
import { boardQuery } from '../plans/plan-queries.ts';
import { queryOf, searchOf, type BoardFilter } from './board-search.ts';

export type BoardState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: Error; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      readonly plans: readonly PlanSummary[];
      readonly total: number;
      readonly rest: BoardRest;
    };

/** What follows the plans that were read. */
export type BoardRest =
  | { readonly status: 'complete' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  /** There are more; `load` brings the next of them. */
  | { readonly status: 'more'; readonly load: () => void };

/** The pages of the list that were read, one after another; another filter begins anew. */
export function useBoard(filter: BoardFilter): BoardState {
  const { apiBase } = useHost();
  const key = searchOf(filter);
  const [pages, setPages] = useState<{ key: string; after: readonly string[] }>({ key, after: [] });
  const after = pages.key === key ? pages.after : [];
  const answers = useQueries({
    queries: [{}, ...after.map((one) => ({ after: one }))].map((page) =>
      boardQuery(apiBase, { ...queryOf(filter), ...page }),
    ),
  });
  const [first] = answers;
  if (!first?.data) {
    return first?.isError
      ? { kind: 'failed', error: first.error, retry: () => void first.refetch() }
      : { kind: 'loading' };
  }
  const boards = answers.flatMap(({ data }) => data ?? []);
  const restOf = (): BoardRest => {
    const missing = answers.find(({ data }) => !data);
    if (missing) {
      const { error, refetch } = missing;
      return error
        ? { status: 'failed', error, retry: () => void refetch() }
        : { status: 'loading' };
    }
    const next = boards.at(-1)?.next ?? null;
    if (next === null) return { status: 'complete' };
    return { status: 'more', load: () => setPages({ key, after: [...after, next] }) };
  };
  return {
    kind: 'ready',
    plans: boards.flatMap(({ plans }) => plans),
    total: first.data.total,
    rest: restOf(),
  };
}
