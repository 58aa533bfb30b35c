import { queryOptions } from '@tanstack/react-query';
import type { DataQuery } from '../http/data-query.ts';
import { fetchJson } from '../http/fetch-json.ts';
import { addDays, type IsoDate } from '../dates/iso-date.ts';
import { followed } from '../live/followed.ts';
import { filterParams, NO_FILTER, type CalendarFilter } from './calendar-filter.ts';
import {
  calendarRangeSchema,
  dayEventsSchema,
  EVENTS_PER_DAY,
  type CalendarRange,
  type DayEvents,
} from './calendar-range.ts';
import type { CalendarEvent } from './event.ts';
import { GRID_DAYS, gridStart } from './month-grid.ts';

/** Section 9: events falling 0 to 7 days from now are upcoming. */
export const UPCOMING_DAYS = 7;

/**
 * What passes `filter` from `from` to `to`, both included: at most `MAX_RANGE_DAYS`. Of each day the
 * first `perDay`, at most `MAX_EVENTS_PER_DAY`.
 */
export function rangeQuery(
  apiBase: string,
  from: IsoDate,
  to: IsoDate,
  filter: CalendarFilter = NO_FILTER,
  perDay: number = EVENTS_PER_DAY,
): DataQuery<CalendarRange> {
  const params = filterParams(filter);
  if (perDay !== EVENTS_PER_DAY) params.set('perDay', String(perDay));
  const asked = params.toString();
  const query = `from=${from}&to=${to}${asked && `&${asked}`}`;
  return queryOptions({
    queryKey: ['calendar', apiBase, from, to, asked],
    queryFn: ({ signal }) =>
      fetchJson(calendarRangeSchema, `${apiBase}/api/v1/calendar?${query}`, { signal }),
    ...followed('calendar'),
  });
}

/** All that the six-week grid of `month`'s month shows. */
export function monthQuery(
  apiBase: string,
  month: IsoDate,
  filter?: CalendarFilter,
  perDay?: number,
): DataQuery<CalendarRange> {
  const from = gridStart(month);
  return rangeQuery(apiBase, from, addDays(from, GRID_DAYS - 1), filter, perDay);
}

/** What falls from today to seven days from now. */
export const upcomingQuery = (apiBase: string, today: IsoDate): DataQuery<CalendarRange> =>
  rangeQuery(apiBase, today, addDays(today, UPCOMING_DAYS));

/** The events of one day, also of a crowded one; with `after`, the page that follows that `next`. */
export function dayQuery(
  apiBase: string,
  date: IsoDate,
  filter: CalendarFilter = NO_FILTER,
  after?: string,
): DataQuery<DayEvents> {
  const params = filterParams(filter);
  if (after !== undefined) params.set('after', after);
  const query = params.toString();
  return queryOptions({
    queryKey: ['calendar-day', apiBase, date, query],
    queryFn: ({ signal }) =>
      fetchJson(dayEventsSchema, `${apiBase}/api/v1/calendar/days/${date}${query && `?${query}`}`, {
        signal,
      }),
    ...followed('calendar'),
  });
}

/** The events of a range in order of date. */
export const eventsOf = (range: CalendarRange): CalendarEvent[] =>
  range.days.flatMap((day) => day.events);
