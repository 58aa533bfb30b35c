import { ownTasksSchema } from '@almanaque/api';
import { changed, sendJson, useHost, useQueryClient } from '@almanaque/shared-contracts';
import { ownTasksQuery } from './plan-queries.ts';

/** Ticks a task of one's own, which every account may, or opens it again. */
export function useTickOwn() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async (task: string, done: boolean): Promise<void> => {
    const url = `${apiBase}/api/v1/plans/tasks/mine/${task}/done`;
    const answer = await sendJson(ownTasksSchema, 'PUT', url, { done });
    queries.setQueryData(ownTasksQuery(apiBase).queryKey, answer);
    void changed(queries, apiBase, 'plans');
  };
}
