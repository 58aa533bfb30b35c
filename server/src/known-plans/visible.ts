import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { celebratedAs } from '../people/own-dates.ts';

export type Condition = (eb: ExpressionBuilder<Tables, 'plans'>) => Expression<SqlBool>;

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
