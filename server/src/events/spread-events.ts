import {
  addDays,
  isoDate,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { slices } from '../threads/give-way.ts';
import { excludedDates, extraDays, type CompanyEventRow, type ShownDay } from './company-event.ts';
import { concerns } from './concerns.ts';
import { occurrencesBetween } from './occurrences.ts';

interface Range {
  readonly from: IsoDate;
  readonly to: IsoDate;
  readonly filter: CalendarFilter;
}

/** What tells on which days an event shows. */
type Dated = Pick<CompanyEventRow, 'date' | 'end_date' | 'rrule' | 'excluded'>;

function beginnings(row: Dated, from: IsoDate, to: IsoDate): IsoDate[] {
  if (row.rrule === null) return [isoDate(row.date)];
  const excluded = new Set(excludedDates(row));
  const series = { date: row.date, rrule: row.rrule };
  return occurrencesBetween(series, from, to).filter((date) => !excluded.has(date));
}

type Shown<Row> = Omit<ShownDay, 'row'> & { readonly row: Row };

function daysOf<Row extends Dated>(row: Row, from: IsoDate, to: IsoDate): Shown<Row>[] {
  const extra = extraDays(row);
  const first = beginnings(row, addDays(from, -extra), to);
  if (extra === 0) return first.map((date) => ({ row, date, from: date }));
  return first.flatMap((begins) =>
    Array.from({ length: extra + 1 }, (_, day) => ({
      row,
      date: addDays(begins, day),
      from: begins,
    })),
  );
}

/** The events of several days, or that repeat, that may show in a range, in the order in which a day has them. */
export const spreadEvents = (db: Database, { from, to, filter }: Range) =>
  db
    .selectFrom('company_events')
    .where('shown_until', '>=', from)
    .where('date', '<=', to)
    .where('deleted_at', 'is', null)
    .where((eb) => concerns(eb, filter))
    .orderBy(sql`coalesce(time, '')`)
    .orderBy('created_at')
    .orderBy('id');

/**
 * Tells of the days of a range on which such events show, event by event. Worked out from the rule at
 * each reading: nothing is stored per occurrence, so a series reaches as far as anyone looks. In slices,
 * since there may be hundreds.
 */
export async function eachSpreadDay<Row extends Dated>(
  events: readonly Row[],
  { from, to }: Pick<Range, 'from' | 'to'>,
  tellOf: (row: Row) => (shown: Shown<Row>) => void,
): Promise<void> {
  const giveWay = slices();
  for (const row of events) {
    const tell = tellOf(row);
    for (const shown of daysOf(row, from, to)) {
      if (shown.date >= from && shown.date <= to) tell(shown);
    }
    await giveWay();
  }
}

/** A series whose period is longer is not looked for any farther. */
const MAX_YEARS = 10;

/** The last day, of an event that is over: the end that its rule tells may be years after it. */
function lastDay(row: CompanyEventRow, until: IsoDate): ShownDay | null {
  for (let year = 0; year < MAX_YEARS; year += 1) {
    const end = addDays(until, -366 * year);
    if (end < row.date) return null;
    const last = daysOf(row, addDays(end, -366), end).findLast(({ date }) => date <= until);
    if (last !== undefined) return last;
  }
  return null;
}

/** The next day on which such an event shows, `from` included; of one that is over, its last. Null: none is near. */
export function nearestDay(row: CompanyEventRow, from: IsoDate): ShownDay | null {
  const until = isoDate(row.shown_until ?? row.date);
  if (until < from) return lastDay(row, until);
  for (let year = 0; year < MAX_YEARS; year += 1) {
    const start = addDays(from, 366 * year);
    const next = daysOf(row, start, addDays(start, 366)).find(({ date }) => date >= from);
    if (next !== undefined) return next;
  }
  return null;
}
