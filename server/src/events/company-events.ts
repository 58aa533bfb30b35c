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
import { spreadDays } from './spread-events.ts';

export interface CompanyDay {
  /** The first few: those of the whole day, then by time, then in the order they were entered. */
  readonly events: readonly CalendarEvent[];
  readonly total: number;
  /** How many of them began on an earlier day. */
  readonly continued: number;
}

const onItsDay = (row: CompanyEventRow): ShownDay => {
  const date = isoDate(row.date);
  return { row, date, from: date };
};

/** The same order as the queries below. */
const orderOf = ({ row }: ShownDay): string => `${row.time ?? ''} ${row.created_at} ${row.id}`;
const inOrder = (a: ShownDay, b: ShownDay): number => (orderOf(a) < orderOf(b) ? -1 : 1);

/** Events that show on one day alone; the others are `spreadDays`. */
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
  const [rows, spread] = await Promise.all([
    db
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
      .execute(),
    spreadDays(db, from, to, filter),
  ]);
  const days = new Map<string, { shown: ShownDay[]; total: number; continued: number }>();
  const dayOf = (date: IsoDate) => {
    const day = days.get(date) ?? { shown: [], total: 0, continued: 0 };
    days.set(date, day);
    return day;
  };
  for (const row of rows) {
    const shown = onItsDay(row);
    const day = dayOf(shown.date);
    day.shown.push(shown);
    day.total = row.total;
  }
  for (const shown of spread) {
    const day = dayOf(shown.date);
    day.shown.push(shown);
    day.total += 1;
    if (shown.from < shown.date) day.continued += 1;
  }
  return new Map(
    [...days].map(([date, { shown, ...counts }]) => [
      date,
      { ...counts, events: shown.sort(inOrder).slice(0, perDay).map(toCalendarEvent) },
    ]),
  );
}

/** All the events of one day, in the same order. */
export async function companyEventsOn(
  db: Database,
  date: IsoDate,
  filter: CalendarFilter = NO_FILTER,
): Promise<CalendarEvent[]> {
  const [rows, spread] = await Promise.all([
    singles(db)
      .where((eb) => concerns(eb, filter))
      .selectAll()
      .where('date', '=', date)
      .execute(),
    spreadDays(db, date, date, filter),
  ]);
  return [...rows.map(onItsDay), ...spread].sort(inOrder).map(toCalendarEvent);
}

export interface CompanyMark {
  readonly date: string;
  readonly type: EventType;
  readonly office: string | null;
  readonly team: string | null;
  /** The observance an event of that day stands for. */
  readonly observanceId: string | null;
}

/** What a range's company events and explicit highlights mark, however many events a day has. */
export async function companyMarks(
  db: Database,
  from: IsoDate,
  to: IsoDate,
): Promise<readonly CompanyMark[]> {
  const [marks, spread] = await Promise.all([
    singles(db)
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
      .execute(),
    spreadDays(db, from, to),
  ]);
  return [
    ...marks,
    ...spread.map(({ date, row: { type, office, team, observance_id: observanceId } }) => ({
      date,
      type,
      office,
      team,
      observanceId,
    })),
  ];
}
