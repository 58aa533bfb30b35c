import {
  isoDate,
  NO_FILTER,
  type CalendarEvent,
  type CalendarFilter,
  type EventType,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { sql, type QueryCreator } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { toCalendarEvent, type CompanyEventRow, type ShownDay } from './company-event.ts';
import { concerns } from './concerns.ts';
import { mapInSlices, slices } from '../threads/give-way.ts';
import { eachSpreadDay, spreadEvents } from './spread-events.ts';

export interface CompanyDay {
  /** The first few: those of the whole day, then by time, then in the order they were entered. */
  readonly events: readonly CalendarEvent[];
  readonly total: number;
  /** How many of them began on an earlier day. */
  readonly continued: number;
}

interface DayShown {
  readonly shown: ShownDay[];
  total: number;
  continued: number;
}

const onItsDay = (row: CompanyEventRow): ShownDay => {
  const date = isoDate(row.date);
  return { row, date, from: date };
};

/** The same order as the queries below. */
const orderOf = ({ row }: ShownDay): string => `${row.time ?? ''} ${row.created_at} ${row.id}`;
const inOrder = (a: ShownDay, b: ShownDay): number => (orderOf(a) < orderOf(b) ? -1 : 1);

/** Events that show on one day alone; the others are `eachSpreadDay`. */
const singles = (db: QueryCreator<Tables>) =>
  db.selectFrom('company_events').where('shown_until', 'is', null).where('deleted_at', 'is', null);

/** The first `perDay` events of each day of the range, and how many each day has. */
export async function companyDays(
  db: Database,
  from: IsoDate,
  to: IsoDate,
  perDay: number,
  filter: CalendarFilter = NO_FILTER,
): Promise<ReadonlyMap<string, CompanyDay>> {
  const rows = await db
    .with('ranked', (query) =>
      singles(query)
        .where((eb) => concerns(eb, filter))
        .selectAll()
        .select([
          sql<number>`row_number() over (partition by date order by coalesce(time, ''), created_at, id)`.as(
            'place_in_day',
          ),
          sql<number>`count(*) over (partition by date)`.as('total'),
        ])
        .where('date', '>=', from)
        .where('date', '<=', to),
    )
    .selectFrom('ranked')
    .selectAll()
    .where('place_in_day', '<=', perDay)
    .execute();
  const days = new Map<string, DayShown>();
  const dayOf = (date: IsoDate): DayShown => {
    const known = days.get(date);
    if (known !== undefined) return known;
    const day = { shown: [], total: 0, continued: 0 };
    days.set(date, day);
    return day;
  };
  const spread = await spreadEvents(db, { from, to, filter }).selectAll().execute();
  await eachSpreadDay(spread, { from, to }, () => (shown) => {
    const day = dayOf(shown.date);
    // They come in order: what follows so many of them is not among the first.
    if (day.total < perDay) day.shown.push(shown);
    day.total += 1;
    if (shown.from < shown.date) day.continued += 1;
  });
  for (const row of rows) {
    const shown = onItsDay(row);
    const day = dayOf(shown.date);
    // Each of a day's rows knows how many they are: the first of them tells it.
    if (row.place_in_day === 1) day.total += row.total;
    day.shown.push(shown);
  }
  const giveWay = slices();
  const firsts = new Map<string, CompanyDay>();
  for (const [date, { shown, ...counts }] of days) {
    const events = shown.sort(inOrder).slice(0, perDay).map(toCalendarEvent);
    firsts.set(date, { ...counts, events });
    await giveWay();
  }
  return firsts;
}

/** All the events of one day, in the same order. */
export async function companyEventsOn(
  db: Database,
  date: IsoDate,
  filter: CalendarFilter = NO_FILTER,
): Promise<CalendarEvent[]> {
  const rows = await singles(db)
    .where((eb) => concerns(eb, filter))
    .selectAll()
    .where('date', '=', date)
    .execute();
  const shown = rows.map(onItsDay);
  const spread = await spreadEvents(db, { from: date, to: date, filter }).selectAll().execute();
  await eachSpreadDay(spread, { from: date, to: date }, () => (day) => {
    shown.push(day);
  });
  return mapInSlices(shown.sort(inOrder), toCalendarEvent);
}

export interface CompanyMark {
  readonly type: EventType;
  readonly office: string | null;
  readonly team: string | null;
  /** The observance an event of that day stands for. */
  readonly observanceId: string | null;
}

/** By date, what a range's company events and explicit highlights mark, however many events a day has. */
export async function companyMarks(
  db: Database,
  from: IsoDate,
  to: IsoDate,
): Promise<ReadonlyMap<string, readonly CompanyMark[]>> {
  const marks = await singles(db)
    .select(['date', 'type', 'office', 'team', 'observance_id as observanceId'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .union(
      db
        .selectFrom('sample_highlights')
        .select([
          'date',
          'type',
          sql<string | null>`null`.as('office'),
          sql<string | null>`null`.as('team'),
          sql<string | null>`null`.as('observanceId'),
        ])
        .where('date', '>=', from)
        .where('date', '<=', to),
    )
    .execute();
  const byDate = new Map<string, CompanyMark[]>();
  const add = (date: string, mark: CompanyMark) => {
    const ofDay = byDate.get(date);
    if (ofDay === undefined) byDate.set(date, [mark]);
    else ofDay.push(mark);
  };
  for (const { date, ...mark } of marks) add(date, mark);
  // Hundreds of series mark a day alike: it is marked once.
  const marked = new Map<string, Set<string>>();
  const spread = await spreadEvents(db, { from, to, filter: NO_FILTER })
    .select(['date', 'end_date', 'rrule', 'excluded', 'type', 'office', 'team', 'observance_id'])
    .execute();
  await eachSpreadDay(spread, { from, to }, (row) => {
    const { type, office, team, observance_id: observanceId } = row;
    const mark = { type, office, team, observanceId };
    const key = JSON.stringify(mark);
    const dates = marked.get(key) ?? new Set();
    marked.set(key, dates);
    return ({ date }) => {
      if (dates.has(date)) return;
      dates.add(date);
      add(date, mark);
    };
  });
  return byDate;
}
