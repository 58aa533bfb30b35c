import {
  addDays,
  type CalendarEvent,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { fixedDays } from './fixed-days.ts';
import { mergeDay } from './merge-day.ts';
import type { Database } from '../db/database.ts';
import { companyMarks } from '../events/company-events.ts';
import type { Holiday } from '../holidays/holidays.ts';
import { enabledSectors } from '../observances/sectors.ts';

/** Both are part of it. */
interface Range {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface FixedDate {
  readonly event: CalendarEvent;
  /** Null: it is an observance. */
  readonly holiday: Holiday | null;
}

/** The holidays, non-working days and observances of the range, as the calendar shows them through the filter. */
export async function fixedDates(
  db: Database,
  filter: CalendarFilter,
  { from, to }: Range,
): Promise<FixedDate[]> {
  const [fixed, sectors, marks] = await Promise.all([
    fixedDays(db, from, to),
    enabledSectors(db),
    companyMarks(db, from, to),
  ]);
  const dates: FixedDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = fixed(date);
    const holidays = new Map(day.holidays.map((holiday) => [holiday.event.id, holiday]));
    const marksOfDay = marks.get(date) ?? [];
    const shown = { fixed: day, sectors, company: [], people: [], marks: marksOfDay, filter };
    for (const event of mergeDay(shown)) {
      dates.push({ event, holiday: holidays.get(event.id) ?? null });
    }
  }
  return dates;
}

export const fixedEvents = async (
  db: Database,
  filter: CalendarFilter,
  range: Range,
): Promise<CalendarEvent[]> => (await fixedDates(db, filter, range)).map(({ event }) => event);
