import { addDays, type CalendarEvent, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import { celebrates, PEOPLE_DATES, type PeopleDate } from './occurrences.ts';
import { EVENT_COLUMNS, peopleEvent } from './people-event.ts';

/** What people celebrate on one day. */
export interface PeopleDay {
  /** The first few: birthdays, then anniversaries, each by surname. */
  readonly events: readonly CalendarEvent[];
  readonly totals: Readonly<Record<PeopleDate, number>>;
}

export const NOBODY: PeopleDay = { events: [], totals: { cumpleanos: 0, aniversario: 0 } };

/** SQLite joins at most 500 selects into one. */
const DATES_A_QUERY = 100;

const datesOf = (from: IsoDate, to: IsoDate): IsoDate[] => {
  const dates: IsoDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
};

const countOf = (db: Database, kind: PeopleDate, date: IsoDate) =>
  db
    .selectFrom('people')
    .select(({ fn }) => [sql<IsoDate>`${date}`.as('date'), fn.countAll<number>().as('total')])
    .where((eb) => celebrates(eb, kind, date));

/** Of the dates that have any, how many; read off an index, a day at a time. */
async function countsOn(db: Database, kind: PeopleDate, dates: readonly IsoDate[]) {
  const [first, ...rest] = dates.map((date) => countOf(db, kind, date));
  if (first === undefined) return [];
  const rows = await rest.reduce((all, one) => all.unionAll(one), first).execute();
  return rows.filter(({ total }) => total > 0);
}

const firstOf = (db: Database, kind: PeopleDate, date: IsoDate, limit: number) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('people')
        .select([...EVENT_COLUMNS, 'sort_name'])
        .where((eb) => celebrates(eb, kind, date))
        .orderBy('sort_name')
        .orderBy('id')
        .limit(limit)
        .as('first'),
    )
    .select([...EVENT_COLUMNS, 'sort_name', sql<IsoDate>`${date}`.as('date')]);

async function firstOn(
  db: Database,
  kind: PeopleDate,
  dates: readonly IsoDate[],
  limit: number,
): Promise<CalendarEvent[]> {
  const [first, ...rest] = dates.map((date) => firstOf(db, kind, date, limit));
  if (first === undefined) return [];
  const rows = await rest
    .reduce((all, one) => all.unionAll(one), first)
    .orderBy('date')
    .orderBy('sort_name')
    .orderBy('id')
    .execute();
  return rows.map((row) => peopleEvent(kind, row.date, row));
}

/**
 * What people celebrate on each day of a range: how many, and the first `perDay`. Worked out from
 * month and day in any year; the cost follows the days asked for, hardly the number of people.
 */
export async function peopleDays(
  db: Database,
  from: IsoDate,
  to: IsoDate,
  perDay: number,
): Promise<ReadonlyMap<string, PeopleDay>> {
  const days = new Map<string, { events: CalendarEvent[]; totals: Record<PeopleDate, number> }>();
  const dates = datesOf(from, to);
  for (let start = 0; start < dates.length; start += DATES_A_QUERY) {
    const some = dates.slice(start, start + DATES_A_QUERY);
    for (const kind of PEOPLE_DATES) {
      const counts = await countsOn(db, kind, some);
      for (const { date, total } of counts) {
        const day = days.get(date) ?? { events: [], totals: { ...NOBODY.totals } };
        day.totals[kind] = total;
        days.set(date, day);
      }
      const busy = counts.map(({ date }) => date);
      for (const event of await firstOn(db, kind, busy, perDay)) {
        const events = days.get(event.date)?.events;
        if (events !== undefined && events.length < perDay) events.push(event);
      }
    }
  }
  return days;
}
