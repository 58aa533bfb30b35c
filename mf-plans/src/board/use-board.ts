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
      /** Reads on; null: that is all there is. */
      readonly more: (() => void) | null;
    };

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
  const next = boards.at(-1)?.next ?? null;
  return {
    kind: 'ready',
    plans: boards.flatMap(({ plans }) => plans),
    total: first.data.total,
    more: next === null ? null : () => setPages({ key, after: [...after, next] }),
  };
}
