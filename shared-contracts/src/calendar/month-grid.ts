import { addDays, startOfMonth, weekday, type IsoDate } from '../dates/iso-date.ts';

/** Six weeks always, so that the grid never changes height from month to month. */
export const GRID_DAYS = 42;

/** The Sunday on or before the first of the month. */
export function gridStart(month: IsoDate): IsoDate {
  const first = startOfMonth(month);
  return addDays(first, -weekday(first));
}

/** The 42 dates a month's grid shows, Sunday first. */
export function gridDates(month: IsoDate): IsoDate[] {
  const start = gridStart(month);
  return Array.from({ length: GRID_DAYS }, (_, index) => addDays(start, index));
}
