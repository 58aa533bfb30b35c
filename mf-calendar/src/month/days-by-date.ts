import type { CalendarDay, CalendarRange, IsoDate } from '@almanaque/shared-contracts';

export type DaysByDate = ReadonlyMap<IsoDate, CalendarDay>;

export const NO_DAYS: DaysByDate = new Map();

const known = new WeakMap<CalendarRange, DaysByDate>();

/** Always the same map of the same answer, so that what was drawn from it need not be drawn again. */
export function daysByDate(range: CalendarRange | undefined): DaysByDate {
  if (!range) return NO_DAYS;
  const days = known.get(range) ?? new Map(range.days.map((day) => [day.date, day]));
  known.set(range, days);
  return days;
}
