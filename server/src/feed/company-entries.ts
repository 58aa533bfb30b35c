import { addDays, isoDate, type CalendarFilter } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import {
  excludedDates,
  extraDays,
  toCalendarEvent,
  type CompanyEventRow,
} from '../events/company-event.ts';
import { concerns } from '../events/concerns.ts';
import { entryOf, revisionOf } from '../events/entry-of.ts';
import type { Entry } from '../ical/entry.ts';
import type { Window } from './window.ts';

/** The company's events that show on any day of the window and fit the filter; series among them. */
export async function companyRows(
  db: Database,
  filter: CalendarFilter,
  { from, to }: Window,
): Promise<readonly CompanyEventRow[]> {
  return db
    .selectFrom('company_events')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('date', '<=', to)
    .where((eb) =>
      eb.or([
        eb('shown_until', '>=', from),
        eb.and([eb('shown_until', 'is', null), eb('date', '>=', from)]),
      ]),
    )
    .where((eb) => concerns(eb, filter))
    .orderBy('date')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/**
 * The whole event, a series with its rule. An occurrence that was edited by itself is an event of its
 * own, as it is in the calendar: its date is among those the series leaves out.
 */
export function companyEntry(row: CompanyEventRow): Entry {
  const from = isoDate(row.date);
  return {
    ...entryOf(toCalendarEvent({ row, date: from, from })),
    uid: `empresa-${row.id}@almanaque`,
    from,
    to: addDays(from, extraDays(row)),
    rrule: row.rrule,
    excluded: excludedDates(row),
    ...revisionOf({ version: row.version, changed_at: row.changed_at ?? row.created_at }),
  };
}
