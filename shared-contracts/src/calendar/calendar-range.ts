import * as z from 'zod/mini';
import { isoDateSchema } from '../dates/iso-date.ts';
import { calendarEventSchema, eventTypeSchema } from './event.ts';

/** The longest range one request may ask for, both ends included. */
export const MAX_RANGE_DAYS = 400;

/** How many events of one day travel with a range, unless more are asked for; `DayEvents` has the rest. */
export const EVENTS_PER_DAY = 5;

/** How many of one day may be asked for: as many as a cell of the largest screens has lines. */
export const MAX_EVENTS_PER_DAY = 12;

export const calendarDaySchema = z.object({
  date: isoDateSchema,
  /** The first few, holidays first; at most `EVENTS_PER_DAY`, or as many as were asked for. */
  events: z.array(calendarEventSchema),
  /** How many there are in all. */
  total: z.int().check(z.minimum(0)),
  /** How many of them began on an earlier day; absent: none. */
  continued: z.optional(z.int()),
  /** How many people's dates of each kind are among the events that are not sent; absent: none. */
  unseen: z.optional(z.object({ cumpleanos: z.int(), aniversario: z.int() })),
  /** The types the day is highlighted with. A day may be highlighted and have no event. */
  highlights: z.array(eventTypeSchema),
});
export type CalendarDay = z.infer<typeof calendarDaySchema>;

/** Answer of `GET /api/v1/calendar?from&to`. Days on which nothing falls are left out. */
export const calendarRangeSchema = z.object({
  from: isoDateSchema,
  to: isoDateSchema,
  /** In order of date, each date once. */
  days: z.array(calendarDaySchema),
});
export type CalendarRange = z.infer<typeof calendarRangeSchema>;

/**
 * Answer of `GET /api/v1/calendar/days/{date}`: all that falls on one day. People's dates come in
 * pages: the first answer has everything else, and as many of them as one page holds.
 */
export const dayEventsSchema = z.object({
  date: isoDateSchema,
  events: z.array(calendarEventSchema),
  /** How many the day has in all. */
  total: z.optional(z.int()),
  /** Send it as `after` for the following ones; absent when nothing follows. */
  next: z.optional(z.string()),
});
export type DayEvents = z.infer<typeof dayEventsSchema>;

/** Years the calendar knows; outside them holidays cannot be told. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2200;
export const isKnownYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR;
