import {
  addMonths,
  endOfMonth,
  rangeQuery,
  startOfMonth,
  type CalendarDay,
  type CalendarFilter,
  type CalendarRange,
  type IsoDate,
} from '@almanaque/shared-contracts';

/** The first days of `count` months, from the one of `date` on. */
export const monthsFrom = (date: IsoDate, count: number): IsoDate[] =>
  Array.from({ length: count }, (_, steps) => addMonths(startOfMonth(date), steps));

/** What of one month passes `filter`; the days gone by too, so that midnight asks for nothing. */
export const agendaQuery = (apiBase: string, month: IsoDate, filter: CalendarFilter) =>
  rangeQuery(apiBase, month, endOfMonth(month), filter);

/** From a date on, the days on which something falls: a highlight alone is no event. */
export const daysFrom = (range: CalendarRange, first: IsoDate): CalendarDay[] =>
  range.days.filter(({ date, total }) => date >= first && total > 0);
