import type { Plan, PlanTask } from '@almanaque/api';
import { addDays, daysBetween, weekday, type IsoDate } from '@almanaque/shared-contracts';

/** The longest stretch whose days can still be told apart. */
const MOST_DAYS = 120;

export interface TimelineDay {
  readonly date: IsoDate;
  /** Why nobody works; null: a business day. */
  readonly off: string | null;
  /** What falls due on it, open or done. */
  readonly tasks: readonly PlanTask[];
  readonly isToday: boolean;
  readonly isTheDay: boolean;
}

/** From today, or the first due date before it, to the day; null: the day has passed, or is too far to draw. */
export function timelineOf(plan: Plan, today: IsoDate): readonly TimelineDay[] | null {
  const due = plan.tasks.flatMap(({ dueOn }) => dueOn ?? []);
  const from = [today, ...due].reduce((first, date) => (date < first ? date : first));
  const to = plan.on.day;
  const length = daysBetween(from, to) + 1;
  if (plan.standing.kind === 'gone' || to < today || length > MOST_DAYS) return null;
  const off = new Map(plan.daysOff.map(({ date, title }) => [date, title]));
  return Array.from({ length }, (_day, index) => {
    const date = addDays(from, index);
    return {
      date,
      off: off.get(date) ?? (weekday(date) % 6 === 0 ? 'fin de semana' : null),
      tasks: plan.tasks.filter(({ dueOn }) => dueOn === date),
      isToday: date === today,
      isTheDay: date === to,
    };
  });
}
