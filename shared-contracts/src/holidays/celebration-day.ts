import type { CalendarEvent } from '../calendar/event.ts';
import { isHoliday } from '../calendar/event-labels.ts';
import {
  businessDaysBefore,
  isBusinessDay,
  nextBusinessDay,
  type DaysOff,
} from '../dates/business-days.ts';
import type { IsoDate } from '../dates/iso-date.ts';
import { isBridge } from './bridge.ts';

/** A 'feriado', or a day 'no laborable' of which the company said that nobody works. */
export const isDayOff = (event: CalendarEvent): boolean =>
  isHoliday(event) || (event.origin.kind === 'no-laborable' && event.origin.works === false);

export const daysOffAmong = (events: readonly CalendarEvent[]): DaysOff =>
  new Set(events.filter(isDayOff).map(({ date }) => date));

interface Circumstances {
  /** All those around the date. */
  readonly daysOff: DaysOff;
  readonly today: IsoDate;
  /** Business days that the preparation takes; null: not known. */
  readonly leadDays: number | null;
}

type Dated = Pick<CalendarEvent, 'date' | 'type' | 'tone'> & Partial<Pick<CalendarEvent, 'origin'>>;

/**
 * The business day on which a date is celebrated (decisions, The day it is celebrated). One that falls
 * on a day off is celebrated the business day before: the one after where the day before has passed,
 * or, for what is not remembered but celebrated, leaves too little time. What a bridge is good for
 * comes before its long weekend, whoever works on it. An event of the company's own is held when it
 * says.
 */
export function celebrationDay(
  { date, type, tone, origin }: Dated,
  { daysOff, today, leadDays }: Circumstances,
): IsoDate {
  const bridge = origin !== undefined && isBridge({ origin });
  if (type === 'personalizado' || (!bridge && isBusinessDay(date, daysOff))) return date;
  const before = nextBusinessDay(date, -1, daysOff);
  const after = nextBusinessDay(date, 1, daysOff);
  if (before < today) return after < today ? before : after;
  // Counted back from the date: what is left until one of next year would be counted day by day.
  const enough = businessDaysBefore(before, leadDays ?? 0, daysOff) >= today;
  return enough || bridge || tone !== 'festivo' ? before : after;
}

/** The day on which a date is celebrated, and the last one on which its preparation can begin. */
export function preparationDays(
  event: Dated,
  leadDays: number,
  today: IsoDate,
  daysOff: DaysOff,
): { readonly day: IsoDate; readonly startBy: IsoDate } {
  const day = celebrationDay(event, { daysOff, today, leadDays });
  return { day, startBy: businessDaysBefore(day, leadDays, daysOff) };
}
