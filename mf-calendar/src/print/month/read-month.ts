import {
  addDays,
  dayOfMonth,
  dayQuery,
  endOfMonth,
  monthQuery,
  startOfMonth,
  type CalendarDay,
  type CalendarEvent,
  type CalendarFilter,
  type IsoDate,
  type QueryClient,
} from '@almanaque/shared-contracts';
import { daysByDate } from '../../month/days-by-date.ts';
import { sheetDay, type SheetDay } from './sheet-lines.ts';

/**
 * Every day of the month with all that falls on it, also on the crowded ones of which the page shows the
 * first only.
 * @throws what the server or the network refuses: a sheet that leaves somebody out is not printed.
 */
export async function readMonth(
  queries: QueryClient,
  apiBase: string,
  month: IsoDate,
  filter: CalendarFilter,
): Promise<SheetDay[]> {
  const range = await queries.query(monthQuery(apiBase, startOfMonth(month), filter));
  const known = daysByDate(range);

  async function eventsOn(date: IsoDate, day: CalendarDay | undefined) {
    if (day === undefined) return [];
    if (day.total === day.events.length) return day.events;
    const events: CalendarEvent[] = [];
    let after: string | undefined;
    do {
      const page = await queries.query(dayQuery(apiBase, date, filter, after));
      events.push(...page.events);
      after = page.next;
    } while (after !== undefined);
    return events;
  }

  const first = startOfMonth(month);
  const days: SheetDay[] = [];
  // One after another: a large company's month is thirty requests, and others are reading too.
  for (let index = 0; index < dayOfMonth(endOfMonth(month)); index++) {
    const date = addDays(first, index);
    days.push(sheetDay(date, await eventsOn(date, known.get(date))));
  }
  return days;
}
