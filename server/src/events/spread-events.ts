import { addDays, isoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { excludedDates, extraDays, type CompanyEventRow, type ShownDay } from './company-event.ts';
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
export async function spreadDays(db: Database, from: IsoDate, to: IsoDate): Promise<ShownDay[]> {
  const rows = await db
    .selectFrom('company_events')
    .selectAll()
    .where('shown_until', '>=', from)
    .where('date', '<=', to)
    .where('deleted_at', 'is', null)
    .execute();
  return rows
    .flatMap((row) => daysOf(row, from, to))
    .filter(({ date }) => date >= from && date <= to);
}
