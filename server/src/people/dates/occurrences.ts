import { type Feb29 } from '@almanaque/api';
import {
  dayOfMonth,
  monthOf,
  yearOf,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { FEB_29, isLeap } from './leap-day.ts';

export const PEOPLE_DATES = ['cumpleanos', 'aniversario'] as const;
export type PeopleDate = (typeof PEOPLE_DATES)[number];

const FEB_28 = 228;
const MARCH_1 = 301;

const monthDay = (date: IsoDate): number => monthOf(date) * 100 + dayOfMonth(date);

/** What of the people's columns stands for a date: of those born on a 29 February, only who keep it so. */
export interface DayKey {
  readonly date: IsoDate;
  readonly monthDay: number;
  readonly feb29: Feb29 | null;
}

/** A 29 February is kept on another day in common years (decisions, Dates); an anniversary on the 28th. */
export function keysOf(kind: PeopleDate, date: IsoDate): readonly DayKey[] {
  const today = { date, monthDay: monthDay(date), feb29: null };
  const moved = { date, monthDay: FEB_29 };
  if (isLeap(yearOf(date))) return [today];
  if (today.monthDay === FEB_28) {
    return [today, { ...moved, feb29: kind === 'cumpleanos' ? '02-28' : null }];
  }
  if (today.monthDay === MARCH_1 && kind === 'cumpleanos') {
    return [today, { ...moved, feb29: '03-01' }];
  }
  return [today];
}

/** A day's key as a statement has it: parameters, or the columns of `dayKeys`. */
type KeyInSql = Readonly<Record<keyof DayKey, RawBuilder<unknown>>>;

/**
 * Who has a birthday or an anniversary on that day: nobody who left before it or started after it,
 * nobody who was left out of it, and no anniversary in the year of hire. The year of birth plays no
 * part: the first year with a birthday would give it away.
 */
function celebratesKey(kind: PeopleDate, { date, monthDay, feb29 }: KeyInSql): RawBuilder<SqlBool> {
  const atWork = sql`(leaving_date is null or leaving_date >= ${date})`;
  if (kind === 'cumpleanos') {
    return sql<SqlBool>`(
      birth_md = ${monthDay} and birthday_shown = 1
      and (${feb29} is null or people.feb29 = ${feb29})
      and (hire_date is null or hire_date <= ${date}) and ${atWork})`;
  }
  // Dates of an earlier year sort before this year's first day.
  return sql<SqlBool>`(
    hire_md = ${monthDay} and anniversary_shown = 1
    and hire_date < substr(${date}, 1, 4) || '-01-01' and ${atWork})`;
}

const asText = (value: string | null) => sql`cast(${value} as text)`;
const inSql = ({ date, monthDay, feb29 }: DayKey): KeyInSql => ({
  date: asText(date),
  monthDay: sql`cast(${monthDay} as integer)`,
  feb29: asText(feb29),
});

/** Who celebrates on `date`. */
export const celebrates = (kind: PeopleDate, date: IsoDate): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.join(
    keysOf(kind, date).map((key) => celebratesKey(kind, inSql(key))),
    sql` or `,
  )})`;

/** The days' keys as rows, for `with day_keys(date, month_day, feb29) as (…)`. */
export const dayKeys = (
  kind: PeopleDate,
  dates: readonly IsoDate[],
): RawBuilder<{ date: IsoDate; month_day: number; feb29: Feb29 | null }> =>
  sql`(values ${sql.join(
    dates
      .flatMap((date) => keysOf(kind, date))
      .map(inSql)
      .map(({ date, monthDay, feb29 }) => sql`(${date}, ${monthDay}, ${feb29})`),
  )})`;

/** Who celebrates on the day of the row of `day_keys` at hand. */
export const celebratesThen = (kind: PeopleDate): RawBuilder<SqlBool> =>
  celebratesKey(kind, {
    date: sql.ref('day_keys.date'),
    monthDay: sql.ref('day_keys.month_day'),
    feb29: sql.ref('day_keys.feb29'),
  });

/** The kinds of people's dates that pass. */
export const shownDates = ({ types }: CalendarFilter): readonly PeopleDate[] =>
  PEOPLE_DATES.filter((kind) => types?.includes(kind) ?? true);

/** Who works in the filter's office, in its team, or in both. */
export const worksIn = (
  eb: ExpressionBuilder<Tables, 'people'>,
  { office, team }: CalendarFilter,
): Expression<SqlBool> =>
  eb.and([
    ...(office === null ? [] : [eb('office', '=', office)]),
    ...(team === null ? [] : [eb('team', '=', team)]),
  ]);
