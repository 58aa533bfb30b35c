import {
  addDays,
  calendarRangeSchema,
  eventsOf,
  fetchJson,
  followed,
  isHoliday,
  type CalendarEvent,
  type CalendarRange,
  type IsoDate,
} from '@almanaque/shared-contracts';
import type { Holidays } from './business-days.ts';

/** 90 business days, the longest lead time there is, and the holidays among them. */
const LOOK_BACK_DAYS = 160;

/** The calendar of the months before `event`, where its preparation falls. */
export const preparationQuery = (apiBase: string, event: IsoDate) => {
  const from = addDays(event, -LOOK_BACK_DAYS);
  return {
    queryKey: ['calendar', apiBase, from, event],
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      fetchJson(calendarRangeSchema, `${apiBase}/api/v1/calendar?from=${from}&to=${event}`, {
        signal,
      }),
    ...followed('calendar'),
  };
};

/** Also a day 'no laborable' of which the company said that nobody works. */
const isDayOff = (event: CalendarEvent): boolean =>
  isHoliday(event) || (event.origin.kind === 'no-laborable' && event.origin.works === false);

export const holidaysIn = (range: CalendarRange): Holidays =>
  new Set(
    eventsOf(range)
      .filter(isDayOff)
      .map(({ date }) => date),
  );
