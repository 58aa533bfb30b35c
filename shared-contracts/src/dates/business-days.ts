import { addDays, daysBetween, weekday, type IsoDate } from './iso-date.ts';

/** Days on which nobody works, besides Saturdays and Sundays. */
export type DaysOff = ReadonlySet<IsoDate>;

export const isBusinessDay = (date: IsoDate, daysOff: DaysOff): boolean =>
  weekday(date) % 6 !== 0 && !daysOff.has(date);

/** The business day closest to `date`, itself not, going back (-1) or on (1). */
export function nextBusinessDay(date: IsoDate, step: -1 | 1, daysOff: DaysOff): IsoDate {
  let next = addDays(date, step);
  while (!isBusinessDay(next, daysOff)) next = addDays(next, step);
  return next;
}

/** The last day on which `days` business days are still left before `event`. With 0 it is `event`. */
export function businessDaysBefore(event: IsoDate, days: number, daysOff: DaysOff): IsoDate {
  let date = event;
  for (let left = days; left > 0; left -= 1) date = nextBusinessDay(date, -1, daysOff);
  return date;
}

/** Business days from `today`, itself counted, up to `event`, itself not. */
export function businessDaysLeft(today: IsoDate, event: IsoDate, daysOff: DaysOff): number {
  if (event <= today) return 0;
  // Of any seven days in a row five are neither Saturday nor Sunday; of the rest it is looked.
  const days = daysBetween(today, event);
  const rest = Array.from({ length: days % 7 }, (_, index) => (weekday(today) + index) % 7);
  let count = Math.floor(days / 7) * 5 + rest.filter((day) => day % 6 !== 0).length;
  for (const day of daysOff) {
    if (today <= day && day < event && weekday(day) % 6 !== 0) count -= 1;
  }
  return count;
}
