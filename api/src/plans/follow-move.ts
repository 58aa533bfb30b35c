import { dueOn, type CelebrationDay } from './due-date.ts';
import type { MovedTask, TaskDue } from './task.ts';

interface Task {
  readonly id: string;
  readonly title: string;
  readonly due: TaskDue;
  readonly isDone: boolean;
}

/**
 * Which tasks go elsewhere when a celebration, or the days off before it, move; done and pinned ones
 * never do. Back again is as before.
 */
export const followMove = (
  tasks: readonly Task[],
  before: CelebrationDay,
  after: CelebrationDay,
): MovedTask[] =>
  tasks.flatMap(({ id, title, due, isDone }) => {
    if (isDone || due.kind === 'pinned') return [];
    const [from, to] = [dueOn(due, before), dueOn(due, after)];
    return from === to ? [] : [{ id, title, from, to }];
  });
