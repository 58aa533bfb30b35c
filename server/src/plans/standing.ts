import { followMove, isOpenPlan, type PlanStanding, type PlanState } from '@almanaque/api';
import type { PlanDates } from './dates/date-plans.ts';
import { dueOf, type TaskRow } from './plan-rows.ts';

interface Stated {
  readonly state: PlanState;
}

/** A task as the rules of dates have it. */
export const ruled = (task: TaskRow) => ({
  id: task.id,
  title: task.title,
  due: dueOf(task),
  isDone: task.done_at !== null,
});

/** What became of its date. One that is done or called off is told nothing of it. */
export function standingOf(
  row: Stated,
  tasks: readonly TaskRow[],
  { found, now, seen }: PlanDates,
): PlanStanding {
  if (!isOpenPlan(row)) return { kind: 'current' };
  if (found.kind !== 'there') return found;
  const moved = followMove(tasks.map(ruled), seen, now);
  if (moved.length === 0 && seen.day === now.day) return { kind: 'current' };
  return { kind: 'moved', from: seen.day, to: now.day, tasks: moved };
}
