import {
  addDays,
  EVENTS_PER_DAY,
  NO_FILTER,
  type CalendarDay,
  type CalendarEvent,
  type CalendarFilter,
  type CalendarRange,
  type DayEvents,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import {
  companyDays,
  companyEventsOn,
  companyMarks,
  type CompanyDay,
} from '../events/company-events.ts';
import { isConcerned } from '../events/concerns.ts';
import { enabledSectors } from '../observances/sectors.ts';
import { PEOPLE_DATES, type PeopleDate } from '../people/dates/occurrences.ts';
import { NOBODY, peopleDays, type PeopleDay } from '../people/dates/people-days.ts';
import { peopleOn } from '../people/dates/people-on.ts';
import { slices } from '../threads/give-way.ts';
import { fixedDays } from './fixed-days.ts';
import { highlightsOf, mergeDay } from './merge-day.ts';

const NOTHING: CompanyDay = { events: [], total: 0, continued: 0 };

const isFixed = ({ origin }: CalendarEvent): boolean => origin.kind !== 'empresa';

/**
 * The first few of a day, in its order. Nothing fixed is behind what the company or its people have:
 * an observance that is the last of a day takes the place of one of those.
 */
function firstOf(events: readonly CalendarEvent[], count: number): CalendarEvent[] {
  if (events.length <= count) return [...events];
  const room = count - events.filter(isFixed).length;
  let others = 0;
  return events.filter((event) => isFixed(event) || (others += 1) <= room).slice(0, count);
}

/** How many people's dates of each kind are not among those that are shown. */
function peopleUnseen(
  { events, totals }: PeopleDay,
  shown: readonly CalendarEvent[],
): Record<PeopleDate, number> {
  const people = new Set(events);
  const seen = shown.filter((event) => people.has(event));
  const unseen = (kind: PeopleDate) =>
    totals[kind] - seen.filter(({ type }) => type === kind).length;
  return { cumpleanos: unseen('cumpleanos'), aniversario: unseen('aniversario') };
}

/**
 * What passes the filter from `from` to `to`, both included, of each day the first `perDay`: a function
 * of these and the database alone.
 */
export async function readRange(
  db: Database,
  from: IsoDate,
  to: IsoDate,
  filter: CalendarFilter = NO_FILTER,
  perDay = EVENTS_PER_DAY,
): Promise<CalendarRange> {
  const [fixed, sectors, company, people, marksOf] = await Promise.all([
    fixedDays(db, from, to),
    enabledSectors(db),
    companyDays(db, from, to, perDay, filter),
    peopleDays(db, from, to, perDay, filter),
    companyMarks(db, from, to),
  ]);
  const giveWay = slices();
  const days: CalendarDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) {
    await giveWay();
    const marks = marksOf.get(date) ?? [];
    const { events: own, total, continued } = company.get(date) ?? NOTHING;
    const theirDay = people.get(date) ?? NOBODY;
    const { events: theirs, totals } = theirDay;
    const events = mergeDay({
      fixed: fixed(date),
      sectors,
      company: own,
      people: theirs,
      marks,
      filter,
    });
    const kinds = PEOPLE_DATES.filter((kind) => totals[kind] > 0);
    const highlights = highlightsOf(
      [...events.map(({ type }) => type), ...kinds],
      marks.filter((mark) => isConcerned(filter, mark)),
    );
    if (highlights.length === 0) continue;
    const shown = firstOf(events, perDay);
    const unseen = peopleUnseen(theirDay, shown);
    days.push({
      date,
      events: shown,
      total:
        events.length + total - own.length + totals.cumpleanos + totals.aniversario - theirs.length,
      ...(continued > 0 && { continued }),
      ...(unseen.cumpleanos + unseen.aniversario > 0 && { unseen }),
      highlights,
    });
  }
  return { from, to, days };
}

/** How many people's dates one answer of a day holds: what a person reads without searching. */
const PEOPLE_A_PAGE = 200;

/** Every event of one day that passes the filter, people's dates in pages; after an `after`, only those that follow it. */
export async function readDay(
  db: Database,
  date: IsoDate,
  after: string | null = null,
  filter: CalendarFilter = NO_FILTER,
): Promise<DayEvents> {
  const people = await peopleOn(db, date, after, PEOPLE_A_PAGE, filter);
  const next = people.next === null ? {} : { next: people.next };
  if (after !== null) return { date, events: [...people.events], ...next };
  const [fixed, sectors, company, marksOf, counted] = await Promise.all([
    fixedDays(db, date, date),
    enabledSectors(db),
    companyEventsOn(db, date, filter),
    companyMarks(db, date, date),
    peopleDays(db, date, date, 0, filter),
  ]);
  const events = mergeDay({
    fixed: fixed(date),
    sectors,
    company,
    people: people.events,
    marks: marksOf.get(date) ?? [],
    filter,
  });
  const { totals } = counted.get(date) ?? NOBODY;
  const unseen = totals.cumpleanos + totals.aniversario - people.events.length;
  return { date, events, total: events.length + unseen, ...next };
}
