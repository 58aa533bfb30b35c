import { dueOn, timingOf, whyNoTime, type PlanTask, type TaskDraft } from '@almanaque/api';
import { isoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { PlanDates } from '../dates/date-plans.ts';
import { taskDraftIn, type TaskRow } from '../plan-rows.ts';

/** A task's row, with the names of those it speaks of. */
export interface NamedTaskRow extends TaskRow {
  readonly owner_name: string | null;
  readonly done_name: string | null;
}

export interface TaskContext extends PlanDates {
  /** Since when the plan has the date that was last seen. */
  readonly datedOn: IsoDate;
  readonly today: IsoDate;
}

const laterOf = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

/**
 * The first day on which it could be worked on: when it was added, or when its plan got the date it has. If
 * the task is past only because the date moved since somebody last saw it, it is today.
 */
function sinceOf(row: TaskRow, due: TaskDraft['due'], context: TaskContext): IsoDate {
  const { now, seen, today, datedOn } = context;
  const since = laterOf(isoDate(row.added_on), datedOn);
  const isPast = row.done_at === null && dueOn(due, now) < today;
  return isPast && dueOn(due, seen) >= today ? today : since;
}

/**
 * A task as its plan shows it: when it is due, and how it stands. Where the event of the plan is gone, only
 * a task with a pinned date has one.
 */
export function taskFromRow(row: NamedTaskRow, context: TaskContext): PlanTask {
  const { found, now, today } = context;
  const { owner, ...draft } = taskDraftIn(row);
  const { due } = draft;
  const isDone = row.done_at !== null;
  const date = found.kind === 'gone' && due.kind === 'offset' ? null : dueOn(due, now);
  const since = sinceOf(row, due, context);
  const timing = timingOf({ due, isDone, dueOn: date, since }, today);
  return {
    ...draft,
    id: row.id,
    owner: owner && { ...owner, name: row.owner_name ?? '' },
    dueOn: date,
    timing,
    why: timing === 'no-time' ? whyNoTime(due, since, now) : null,
    done: row.done_at === null ? null : { by: row.done_name, at: row.done_at },
  };
}
