import type { OwnTask } from '@almanaque/api';

const PRESSING: readonly string[] = ['late', 'no-time', 'today', 'this-week'];

/** Those to be done until Saturday, what is late first. */
export const thisWeeks = (tasks: readonly OwnTask[]): readonly OwnTask[] =>
  tasks
    .filter(({ timing }) => PRESSING.includes(timing))
    .toSorted((one, other) => ((one.dueOn ?? '') < (other.dueOn ?? '') ? -1 : 1));

interface TasksOfPlan {
  readonly planId: string;
  readonly event: string;
  readonly tasks: readonly OwnTask[];
}

/** The same under their plans: first that of the first task. */
export const byPlan = (tasks: readonly OwnTask[]): readonly TasksOfPlan[] =>
  [...new Map(tasks.map(({ planId, event }) => [planId, event]))].map(([planId, event]) => ({
    planId,
    event,
    tasks: tasks.filter((task) => task.planId === planId),
  }));
