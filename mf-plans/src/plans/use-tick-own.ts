import { ownTasksSchema, type OwnTasks } from '@almanaque/api';
import { changed, sendJson, useHost, useQueryClient } from '@almanaque/shared-contracts';
import { ownTasksQuery } from './plan-queries.ts';

/** The tasks with this one as `answer` has it: of the others it may tell what was so before a later write. */
const withTask = (now: OwnTasks | undefined, task: string, answer: OwnTasks): OwnTasks =>
  now === undefined
    ? answer
    : {
        ...now,
        tasks: now.tasks.map((one) =>
          one.id === task ? (answer.tasks.find(({ id }) => id === task) ?? one) : one,
        ),
      };

/** Ticks a task of one's own, which every account may, or opens it again. */
export function useTickOwn() {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  return async (task: string, done: boolean): Promise<void> => {
    const url = `${apiBase}/api/v1/plans/tasks/mine/${task}/done`;
    const answer = await sendJson(ownTasksSchema, 'PUT', url, { done });
    queries.setQueryData<OwnTasks>(ownTasksQuery(apiBase).queryKey, (now) =>
      withTask(now, task, answer),
    );
    void changed(queries, apiBase, 'plans');
  };
}
