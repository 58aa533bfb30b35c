import {
  addDays,
  NO_FILTER,
  type CalendarEvent,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { celebrating, firstOn, onEach, type DatesAsked } from './first-on.ts';
import { shownDates, worksIn, type PeopleDate } from './occurrences.ts';

/** What people celebrate on one day. */
export interface PeopleDay {
  /** The first few: birthdays, then anniversaries, each by surname. */
  readonly events: readonly CalendarEvent[];
  readonly totals: Readonly<Record<PeopleDate, number>>;
}

export const NOBODY: PeopleDay = { events: [], totals: { cumpleanos: 0, aniversario: 0 } };

const datesOf = (from: IsoDate, to: IsoDate): IsoDate[] => {
  const dates: IsoDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
};

/**
 * The total comes from the counts that the database keeps: they count all people, without a filter, and do
 * not contain 29 February.
 */
const totalOf = (kind: PeopleDate) => sql<number>`(
  select coalesce(sum(change), 0) from people_date_steps
  where kind = ${kind} and month_day = day_keys.month_day
  and year <= cast(substr(day_keys.date, 1, 4) as integer))`;

/** How many celebrate on each of the dates. */
function countOn(db: Database, asked: DatesAsked, ofEverybody: boolean) {
  const count = celebrating(db, asked).select(({ fn }) => fn.countAll<number>().as('total'));
  // Counted from an index that holds everything the count needs.
  const counted = sql<number>`(${count})`;
  const total = ofEverybody
    ? sql<number>`case when month_day = 229 then ${counted} else ${totalOf(asked.kind)} end`
    : counted;
  return onEach(db, asked, total);
}

interface Counted {
  readonly events: CalendarEvent[];
  readonly totals: Record<PeopleDate, number>;
}

/** The dates on which there is somebody of that kind to show: anniversaries come after all birthdays. */
const shownOn = (days: ReadonlyMap<IsoDate, Counted>, kind: PeopleDate, perDay: number) =>
  [...days]
    .filter(
      ([, { totals }]) => totals[kind] > 0 && (kind === 'cumpleanos' || totals.cumpleanos < perDay),
    )
    .map(([date]) => date);

/**
 * What people whom the filter concerns celebrate on each day of a range: how many, and the first `perDay`. Worked out from
 * month and day in any year; the cost follows the days asked for, hardly the number of people.
 */
export async function peopleDays(
  db: Database,
  from: IsoDate,
  to: IsoDate,
  perDay: number,
  filter: CalendarFilter = NO_FILTER,
): Promise<ReadonlyMap<string, PeopleDay>> {
  const days = new Map<IsoDate, Counted>();
  const concerned = (eb: ExpressionBuilder<Tables, 'people'>) => worksIn(eb, filter);
  const ofEverybody = filter.office === null && filter.team === null;
  const dates = datesOf(from, to);
  const kinds = shownDates(filter);
  const counts = await Promise.all(
    kinds.map((kind) => countOn(db, { kind, dates, concerned }, ofEverybody)),
  );
  for (const [index, kind] of kinds.entries()) {
    for (const { date, value } of counts[index] ?? []) {
      if (value === 0) continue;
      const day = days.get(date) ?? { events: [], totals: { ...NOBODY.totals } };
      day.totals[kind] += value;
      days.set(date, day);
    }
  }
  const first = await Promise.all(
    kinds.map((kind) =>
      firstOn(db, { kind, dates: shownOn(days, kind, perDay), concerned }, perDay),
    ),
  );
  for (const event of first.flat()) {
    const events = days.get(event.date)?.events;
    if (events !== undefined && events.length < perDay) events.push(event);
  }
  return days;
}
