import {
  addDays,
  celebrationDay,
  daysOffAmong,
  isBridge,
  parseIsoDate,
  type CalendarEvent,
  type IsoDate,
  type PlannerRequest,
  type Tone,
} from '@almanaque/shared-contracts/schemas';
import { fixedDays } from '../calendar/fixed-days.ts';
import type { Database } from '../db/database.ts';
import { isOfKnownYear } from '../time/known-year.ts';

/** The holidays and days 'no laborable' between two dates, as the company keeps them. */
export type HolidaysBetween = (from: IsoDate, to: IsoDate) => Promise<readonly CalendarEvent[]>;

export const storedHolidays =
  (db: Database): HolidaysBetween =>
  async (from, to) => {
    const dayAt = await fixedDays(db, from, to);
    const events: CalendarEvent[] = [];
    for (let date = from; date <= to; date = addDays(date, 1)) {
      events.push(...dayAt(date).holidays.map(({ event }) => event));
    }
    return events;
  };

/** When a date is celebrated. */
export interface Occasion {
  readonly day: IsoDate;
  /** It only makes a weekend longer: nobody celebrates it. */
  readonly isBridge: boolean;
}

/** Longer than any row of days off. */
const AROUND_DAYS = 21;

/** Null: the request names no date that the calendar knows. */
export async function occasionOf(
  { eventDate, eventType, eventTitle }: PlannerRequest,
  tone: Tone,
  today: IsoDate,
  holidaysBetween: HolidaysBetween,
): Promise<Occasion | null> {
  const date = parseIsoDate(eventDate);
  if (date === null || !isOfKnownYear(date)) return null;
  const around = await holidaysBetween(addDays(date, -AROUND_DAYS), addDays(date, AROUND_DAYS));
  const own = around.find((event) => event.date === date && event.title === eventTitle);
  const day = celebrationDay(
    { date, type: eventType, tone, ...(own && { origin: own.origin }) },
    { daysOff: daysOffAmong(around), today, leadDays: null },
  );
  return { day, isBridge: own !== undefined && isBridge(own) };
}
