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

/** The first days of this month and of those that follow it. */
export const monthsFrom = (today: IsoDate, count: number): IsoDate[] =>
  Array.from({ length: count }, (_, steps) => addMonths(startOfMonth(today), steps));

/** What of one month passes `filter`; the days gone by too, so that midnight asks for nothing. */
export const agendaQuery = (apiBase: string, month: IsoDate, filter: CalendarFilter) =>
  rangeQuery(apiBase, month, endOfMonth(month), filter);

/** From today on, the days on which something falls: a highlight alone is no event. */
export const daysAhead = (range: CalendarRange, today: IsoDate): CalendarDay[] =>
  range.days.filter(({ date, total }) => date >= today && total > 0);
