import type { CalendarEvent, EventType, IsoDate } from '@almanaque/shared-contracts/schemas';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { toCalendarEvent } from './company-event.ts';

export interface CompanyDay {
  /** The first few, in the order in which they were entered. */
  readonly events: readonly CalendarEvent[];
  readonly total: number;
}

/** The first `perDay` events of each day of the range, and how many each day has. */
export async function companyDays(
  db: Database,
  from: IsoDate,
  to: IsoDate,
  perDay: number,
): Promise<ReadonlyMap<string, CompanyDay>> {
  const rows = await db
    .with('ranked', (query) =>
      query
        .selectFrom('company_events')
        .selectAll()
        .select([
          sql<number>`row_number() over (partition by date order by created_at, id)`.as('place'),
          sql<number>`count(*) over (partition by date)`.as('total'),
        ])
        .where('date', '>=', from)
        .where('date', '<=', to),
    )
    .selectFrom('ranked')
    .selectAll()
    .where('place', '<=', perDay)
    .orderBy('date')
    .orderBy('place')
    .execute();
  const days = new Map<string, { events: CalendarEvent[]; total: number }>();
  for (const row of rows) {
    const day = days.get(row.date) ?? { events: [], total: row.total };
    day.events.push(toCalendarEvent(row));
    days.set(row.date, day);
  }
  return days;
}

/** All the events of one day, in the same order. */
export async function companyEventsOn(db: Database, date: IsoDate): Promise<CalendarEvent[]> {
  const rows = await db
    .selectFrom('company_events')
    .selectAll()
    .where('date', '=', date)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toCalendarEvent);
}

export interface CompanyMark {
  readonly date: string;
  readonly type: EventType;
  /** The observance an event of that day stands for. */
  readonly observanceId: string | null;
}

/** What a range's company events and explicit highlights mark, however many events a day has. */
export async function companyMarks(
  db: Database,
  from: IsoDate,
  to: IsoDate,
): Promise<readonly CompanyMark[]> {
  return db
    .selectFrom('company_events')
    .select(['date', 'type', 'observance_id as observanceId'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .union(
      db
        .selectFrom('sample_highlights')
        .select(['date', 'type', sql<string | null>`null`.as('observanceId')])
        .where('date', '>=', from)
        .where('date', '<=', to),
    )
    .execute();
}
