import {
  addDays,
  EVENTS_PER_DAY,
  type CalendarDay,
  type CalendarRange,
  type DayEvents,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { companyDays, companyEventsOn, companyMarks } from '../events/company-events.ts';
import { enabledSectors } from '../observances/sectors.ts';
import { fixedDay } from './fixed-days.ts';
import { groupBy } from './group-by.ts';
import { highlightsOf, mergeDay } from './merge-day.ts';

/** All that falls from `from` to `to`, both included: a function of the range and the database alone. */
export async function readRange(db: Database, from: IsoDate, to: IsoDate): Promise<CalendarRange> {
  const [sectors, company, allMarks] = await Promise.all([
    enabledSectors(db),
    companyDays(db, from, to, EVENTS_PER_DAY),
    companyMarks(db, from, to),
  ]);
  const marksByDate = groupBy(allMarks, ({ date }) => date);
  const days: CalendarDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const marks = marksByDate.get(date) ?? [];
    const { events: own, total } = company.get(date) ?? { events: [], total: 0 };
    const events = mergeDay({ fixed: fixedDay(date), sectors, company: own, marks });
    const highlights = highlightsOf(events, marks);
    if (highlights.length === 0) continue;
    days.push({
      date,
      events: events.slice(0, EVENTS_PER_DAY),
      total: events.length - own.length + total,
      highlights,
    });
  }
  return { from, to, days };
}

/** Every event of one day. */
export async function readDay(db: Database, date: IsoDate): Promise<DayEvents> {
  const [sectors, company, marks] = await Promise.all([
    enabledSectors(db),
    companyEventsOn(db, date),
    companyMarks(db, date, date),
  ]);
  return { date, events: mergeDay({ fixed: fixedDay(date), sectors, company, marks }) };
}
