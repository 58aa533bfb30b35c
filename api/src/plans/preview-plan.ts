import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import { dueOn, timingOf, type CelebrationDay } from './due-date.ts';
import type { MovePreview } from './plan-requests.ts';
import type { TaskDue } from './task.ts';

type Previewed = MovePreview['plans'][number];

interface Task {
  readonly id: string;
  readonly title: string;
  readonly due: TaskDue;
  readonly isDone: boolean;
}

interface Plan {
  readonly id: string;
  readonly title: string;
  readonly tasks: readonly Task[];
}

/** When a plan is celebrated, with the days off around it. Null: its event is not in the calendar. */
interface Change {
  readonly before: CelebrationDay | null;
  readonly after: CelebrationDay | null;
}

/**
 * What a change of the calendar does to one plan: it follows from the days off before and after it alone.
 * Null: nothing. Done and pinned tasks stay, whatever becomes of the event.
 */
export function previewOf(
  { id, title, tasks }: Plan,
  { before, after }: Change,
  today: IsoDate,
): Previewed | null {
  const [from, to] = [before?.day ?? null, after?.day ?? null];
  const open = tasks.filter(({ due, isDone }) => !isDone && due.kind === 'offset');
  const dated = open.map((task) => ({
    id: task.id,
    title: task.title,
    from: before && dueOn(task.due, before),
    to: after && dueOn(task.due, after),
  }));
  const moved = dated.filter((task) => task.from !== task.to);
  if (from === to && moved.length === 0) return null;
  const noTime = open.filter(({ due, isDone }) => {
    if (after === null) return false;
    const task = { due, isDone, dueOn: dueOn(due, after), since: today };
    return timingOf(task, today) === 'no-time';
  }).length;
  return { id, title, from, to, tasks: moved, stay: tasks.length - open.length, noTime };
}
