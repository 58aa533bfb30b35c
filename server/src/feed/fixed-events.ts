import {
  addDays,
  type CalendarEvent,
  type CalendarFilter,
} from '@almanaque/shared-contracts/schemas';
import { fixedDays } from '../calendar/fixed-days.ts';
import { groupBy } from '../calendar/group-by.ts';
import { mergeDay } from '../calendar/merge-day.ts';
import type { Database } from '../db/database.ts';
import { companyMarks } from '../events/company-events.ts';
import { enabledSectors } from '../observances/sectors.ts';
import type { Window } from './window.ts';

/** The holidays, non-working days and observances of the window, as the calendar shows them through the filter. */
export async function fixedEvents(
  db: Database,
  filter: CalendarFilter,
  { from, to }: Window,
): Promise<CalendarEvent[]> {
  const [fixed, sectors, marks] = await Promise.all([
    fixedDays(db, from, to),
    enabledSectors(db),
    companyMarks(db, from, to),
  ]);
  const marksByDate = groupBy(marks, ({ date }) => date);
  const events: CalendarEvent[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const marksOfDay = marksByDate.get(date) ?? [];
    const day = { fixed: fixed(date), sectors, company: [], people: [], marks: marksOfDay, filter };
    events.push(...mergeDay(day));
  }
  return events;
}
