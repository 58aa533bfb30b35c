import { queryOptions } from '@tanstack/react-query';
import { fetchJson } from '../api/fetch-json.ts';
import { addDays, type IsoDate } from '../dates/iso-date.ts';
import { calendarRangeSchema, dayEventsSchema, type CalendarRange } from './calendar-range.ts';
import type { CalendarEvent } from './event.ts';
import { GRID_DAYS, gridStart } from './month-grid.ts';

/** Section 9: events falling 0 to 7 days from now are upcoming. */
export const UPCOMING_DAYS = 7;

const rangeQuery = (apiBase: string, from: IsoDate, to: IsoDate) =>
  queryOptions({
    queryKey: ['calendar', apiBase, from, to],
    queryFn: ({ signal }) =>
      fetchJson(calendarRangeSchema, `${apiBase}/api/v1/calendar?from=${from}&to=${to}`, {
        signal,
      }),
  });

/** All that the six-week grid of `month`'s month shows. */
export function monthQuery(apiBase: string, month: IsoDate) {
  const from = gridStart(month);
  return rangeQuery(apiBase, from, addDays(from, GRID_DAYS - 1));
}

/** What falls from today to seven days from now. */
export const upcomingQuery = (apiBase: string, today: IsoDate) =>
  rangeQuery(apiBase, today, addDays(today, UPCOMING_DAYS));

/** Every event of one day, also of a crowded one. */
export const dayQuery = (apiBase: string, date: IsoDate) =>
  queryOptions({
    queryKey: ['calendar-day', apiBase, date],
    queryFn: ({ signal }) =>
      fetchJson(dayEventsSchema, `${apiBase}/api/v1/calendar/days/${date}`, { signal }),
  });

/** The events of a range in order of date. */
export const eventsOf = (range: CalendarRange): CalendarEvent[] =>
  range.days.flatMap((day) => day.events);
