import {
  assigneesSchema,
  boardSchema,
  movePreviewSchema,
  ownTasksSchema,
  plannedDaysSchema,
  planResponseSchema,
  type BoardQuery,
  type MovePreviewRequest,
  type Plan,
} from '@almanaque/api';
import { fetchJson, inSession, sendJson } from '@almanaque/shared-contracts';

interface Asked {
  readonly signal: AbortSignal;
}

/** What a plan shows is its own, its date's and its people's: news of any has it read again. */
export const ofPlans = inSession('plans', 'calendar', 'people', 'providers', 'own:session');

export const planQuery = (apiBase: string, id: string) => ({
  queryKey: ['plan', apiBase, id],
  queryFn: async ({ signal }: Asked): Promise<Plan> => {
    const url = `${apiBase}/api/v1/plans/${encodeURIComponent(id)}`;
    return (await fetchJson(planResponseSchema, url, { signal })).plan;
  },
  ...ofPlans,
});

const given = (query: BoardQuery) =>
  Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));

/** @param query as `boardQuerySchema` has it; the next page is asked for by `after`. */
export const boardQuery = (apiBase: string, query: BoardQuery) => {
  const search = new URLSearchParams(given(query)).toString();
  return {
    queryKey: ['plans', apiBase, search],
    queryFn: ({ signal }: Asked) =>
      fetchJson(boardSchema, `${apiBase}/api/v1/plans?${search}`, { signal }),
    ...ofPlans,
  };
};

/** The days with plans, from one to another. */
export const plannedDaysQuery = (apiBase: string, from: string, to: string) => ({
  queryKey: ['planned-days', apiBase, from, to],
  queryFn: async ({ signal }: Asked) => {
    const url = `${apiBase}/api/v1/plans/days?from=${from}&to=${to}`;
    return (await fetchJson(plannedDaysSchema, url, { signal })).days;
  },
  ...ofPlans,
});

/** What moving that event would do to the plans there are: nothing where it repeats, or is gone. */
export const movePreviewQuery = (apiBase: string, asked: MovePreviewRequest) => ({
  queryKey: ['plan-move', apiBase, asked],
  queryFn: async () => {
    const url = `${apiBase}/api/v1/plans/preview-move`;
    return (await sendJson(movePreviewSchema, 'POST', url, asked)).plans;
  },
  ...ofPlans,
});

export const ownTasksQuery = (apiBase: string) => ({
  queryKey: ['own-tasks', apiBase],
  queryFn: ({ signal }: Asked) =>
    fetchJson(ownTasksSchema, `${apiBase}/api/v1/plans/tasks/mine`, { signal }),
  ...ofPlans,
});

export const assigneesQuery = (apiBase: string, typed: string) => ({
  queryKey: ['assignees', apiBase, typed],
  queryFn: async ({ signal }: Asked) => {
    const search = new URLSearchParams({ q: typed }).toString();
    const url = `${apiBase}/api/v1/plans/assignees?${search}`;
    return (await fetchJson(assigneesSchema, url, { signal })).assignees;
  },
  ...inSession('accounts', 'people', 'own:session'),
});
