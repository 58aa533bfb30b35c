import {
  addDays,
  businessDaysBefore,
  businessDaysLeft,
  isBusinessDay,
  nextBusinessDay,
  weekday,
  type DaysOff,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { TaskDue, TaskTiming } from './task.ts';

/** The day on which a plan's event is celebrated, and the days off around it: what dates follow from. */
export interface CelebrationDay {
  readonly day: IsoDate;
  readonly daysOff: DaysOff;
}

/** By the days off around it, what was counted back from each day: a page of plans counts the same again and again. */
const counted = new WeakMap<DaysOff, Map<string, IsoDate>>();

function countedBack({ day, daysOff }: CelebrationDay, days: number): IsoDate {
  const known = counted.get(daysOff) ?? new Map<string, IsoDate>();
  counted.set(daysOff, known);
  const key = `${day} ${days}`;
  const date = known.get(key) ?? businessDaysBefore(day, days, daysOff);
  known.set(key, date);
  return date;
}

/**
 * The day on which a task is due: a business day, never after the celebration, and the earlier the more
 * days it takes. One that was pinned is due where somebody put it.
 */
export function dueOn(due: TaskDue, celebration: CelebrationDay): IsoDate {
  if (due.kind === 'pinned') return due.date;
  if (due.businessDays > 0) return countedBack(celebration, due.businessDays);
  const { day, daysOff } = celebration;
  return isBusinessDay(day, daysOff) ? day : nextBusinessDay(day, -1, daysOff);
}

/** The last day of the week of `today`: weeks begin on Sunday. */
export const endOfWeek = (today: IsoDate): IsoDate => addDays(today, 6 - weekday(today));

interface Task {
  readonly due: TaskDue;
  readonly isDone: boolean;
  /** Null: the event is gone, and with it the date. */
  readonly dueOn: IsoDate | null;
  /** The first day on which it could be worked on: when it came to be, or got the date it has. */
  readonly since: IsoDate;
}

/** How a task stands. What was due before it could be begun is not late: there was never time for it. */
export function timingOf({ due, isDone, dueOn: date, since }: Task, today: IsoDate): TaskTiming {
  if (isDone) return 'done';
  if (date === null) return 'undated';
  if (due.kind === 'offset' && date < since) return 'no-time';
  if (date < today) return 'late';
  if (date === today) return 'today';
  return date <= endOfWeek(today) ? 'this-week' : 'later';
}

const days = (count: number): string => (count === 1 ? '1 día hábil' : `${count} días hábiles`);

/** Why there was no time for it: 'Pide 10 días hábiles y quedaban 6.' */
export function whyNoTime(due: TaskDue, since: IsoDate, { day, daysOff }: CelebrationDay): string {
  const asked = due.kind === 'offset' ? due.businessDays : 0;
  const left = businessDaysLeft(since, day, daysOff);
  const were = left === 1 ? 'quedaba' : 'quedaban';
  return left === 0
    ? `Pide ${days(asked)} y ya no quedaba ninguno.`
    : `Pide ${days(asked)} y ${were} ${left}.`;
}
