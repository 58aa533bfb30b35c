import {
  addDays,
  isoDate,
  NO_FILTER,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { excludedDates, extraDays, type CompanyEventRow, type ShownDay } from './company-event.ts';
import { concerns } from './concerns.ts';
import { occurrencesBetween } from './occurrences.ts';

function beginnings(row: CompanyEventRow, from: IsoDate, to: IsoDate): IsoDate[] {
  if (row.rrule === null) return [isoDate(row.date)];
  const excluded = new Set(excludedDates(row));
  const series = { date: row.date, rrule: row.rrule };
  return occurrencesBetween(series, from, to).filter((date) => !excluded.has(date));
}

function daysOf(row: CompanyEventRow, from: IsoDate, to: IsoDate): ShownDay[] {
  const extra = extraDays(row);
  return beginnings(row, addDays(from, -extra), to).flatMap((first) =>
    Array.from({ length: extra + 1 }, (_, day) => ({
      row,
      date: addDays(first, day),
      from: first,
    })),
  );
}

/**
 * The days of a range on which events of several days, or that repeat, show. Worked out from the rule
 * at each reading: nothing is stored per occurrence, so a series reaches as far as anyone looks.
 */
export async function spreadDays(
  db: Database,
  from: IsoDate,
  to: IsoDate,
  filter: CalendarFilter = NO_FILTER,
): Promise<ShownDay[]> {
  const rows = await db
    .selectFrom('company_events')
    .selectAll()
    .where('shown_until', '>=', from)
    .where('date', '<=', to)
    .where('deleted_at', 'is', null)
    .where((eb) => concerns(eb, filter))
    .execute();
  return rows
    .flatMap((row) => daysOf(row, from, to))
    .filter(({ date }) => date >= from && date <= to);
}

/** A series whose period is longer is not looked for any farther. */
const MAX_YEARS = 10;

/** The next day on which such an event shows, `from` included; of one that is over, its last. Null: none is near. */
export function nearestDay(row: CompanyEventRow, from: IsoDate): ShownDay | null {
  const until = isoDate(row.shown_until ?? row.date);
  if (until < from) return daysOf(row, addDays(until, -366), until).at(-1) ?? null;
  for (let year = 0; year < MAX_YEARS; year += 1) {
    const start = addDays(from, 366 * year);
    const next = daysOf(row, start, addDays(start, 366)).find(({ date }) => date >= from);
    if (next !== undefined) return next;
  }
  return null;
}
