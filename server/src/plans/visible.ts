import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { PeopleDate } from '../people/dates/occurrences.ts';
import { rosterOf } from './own-people.ts';

type Condition = (eb: ExpressionBuilder<Tables, 'plans'>) => Expression<SqlBool>;

const FEB_29 = 229;

/** The days of any year, as 'MM-DD', on which somebody whose month and day that is may be celebrated. */
function daysOf(monthDay: number | null): readonly string[] {
  if (monthDay === null) return [];
  const text = (day: number) => String(day).padStart(4, '0').replace(/^(..)/, '$1-');
  return (monthDay === FEB_29 ? [228, FEB_29, 301] : [monthDay]).map(text);
}

interface Celebrated {
  readonly ids: readonly string[];
  /** Patterns of the occasions that several share. */
  readonly groups: readonly string[];
}

async function celebratedAs(db: Database, viewer: Actor): Promise<Celebrated> {
  const people = await rosterOf(db, viewer);
  const shared = (kind: PeopleDate, monthDay: number | null) =>
    daysOf(monthDay).map((day) => `grupo-${kind}-%-${day}`);
  return {
    ids: people.map(({ id }) => id),
    groups: people.flatMap(({ birth_md, hire_md }) => [
      ...shared('cumpleanos', birth_md),
      ...shared('aniversario', hire_md),
    ]),
  };
}

/**
 * Which plans whoever asks may know of: all but those for their own date, whatever their role, unless
 * they own the plan. The surprise is kept here alone: every query of plans has this condition.
 */
export async function visibleTo(db: Database, viewer: Actor): Promise<Condition> {
  const { ids, groups } = await celebratedAs(db, viewer);
  return (eb) =>
    eb.or([
      // Never null: the condition may be negated.
      eb.and([eb('plans.owner_id', 'is not', null), eb('plans.owner_id', '=', viewer.id ?? '')]),
      eb.and([
        ids.length === 0
          ? eb.lit(true)
          : eb.or([eb('plans.person_id', 'is', null), eb('plans.person_id', 'not in', ids)]),
        ...groups.map((group) => eb('plans.occasion', 'not like', group)),
      ]),
    ]);
}

/** The others. */
export async function hiddenFrom(db: Database, viewer: Actor): Promise<Condition> {
  const isVisible = await visibleTo(db, viewer);
  return (eb) => eb.not(isVisible(eb));
}
