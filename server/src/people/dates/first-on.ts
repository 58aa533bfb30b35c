import type { CalendarEvent, IsoDate } from '@almanaque/shared-contracts/schemas';
import {
  sql,
  type Expression,
  type ExpressionBuilder,
  type RawBuilder,
  type SqlBool,
} from 'kysely';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { celebratesThen, dayKeys, type PeopleDate } from './occurrences.ts';
import { EVENT_COLUMNS, peopleEvent } from './people-event.ts';

export interface DatesAsked {
  readonly kind: PeopleDate;
  readonly dates: readonly IsoDate[];
  /** Which people the reading concerns. */
  readonly concerned: (eb: ExpressionBuilder<Tables, 'people'>) => Expression<SqlBool>;
}

/**
 * One row for each key of the dates, with what `value` works out of who celebrates then. One short
 * statement however many days: a select a day, joined, took longer to write than to run.
 */
export const onEach = <Value>(
  db: Database,
  { kind, dates }: DatesAsked,
  value: RawBuilder<Value>,
) =>
  db
    .with('day_keys(date, month_day, feb29)', () => dayKeys(kind, dates))
    .selectFrom('day_keys')
    .select(['date', value.as('value')])
    .execute();

/** Who celebrates on the day at hand, for `onEach`. */
export const celebrating = (db: Database, { kind, concerned }: DatesAsked) =>
  db.selectFrom('people').where(celebratesThen(kind)).where(concerned);

interface Named {
  readonly sort_name: string;
  readonly id: string;
}

/** The order in which a day shows its people. */
export const bySurname = (a: Named, b: Named): number => {
  if (a.sort_name === b.sort_name) return a.id < b.id ? -1 : 1;
  return a.sort_name < b.sort_name ? -1 : 1;
};

/** The first `limit` of each of the dates, in order of date and then by surname. */
export async function firstOn(
  db: Database,
  asked: DatesAsked,
  limit: number,
): Promise<CalendarEvent[]> {
  if (asked.dates.length === 0 || limit === 0) return [];
  const first = celebrating(db, asked)
    .select(['id', 'sort_name'])
    .orderBy('sort_name')
    .orderBy('id')
    .limit(limit);
  // An id has no comma; read off an index that has them in a day's order.
  const named = await onEach(
    db,
    asked,
    sql<string | null>`(select string_agg(id, ',') from (${first}) as first)`,
  );
  const ids = named.flatMap(({ value }) => value?.split(',') ?? []);
  const people = await db
    .selectFrom('people')
    .select([...EVENT_COLUMNS, 'sort_name'])
    .where(among(db, 'id', ids))
    .execute();
  const byId = new Map(people.map((row) => [row.id, row]));
  const byDate = Map.groupBy(named, ({ date }) => date);
  return asked.dates.flatMap((date) =>
    (byDate.get(date) ?? [])
      .flatMap(({ value }) => value?.split(',') ?? [])
      .flatMap((id) => byId.get(id) ?? [])
      .sort(bySurname)
      .slice(0, limit)
      .map((row) => peopleEvent(asked.kind, date, row)),
  );
}
