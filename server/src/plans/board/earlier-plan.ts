import type { Board } from '@almanaque/api';
import { isoDate } from '@almanaque/shared-contracts/schemas';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import type { Occasion } from '../../messages/occasion.ts';
import { retrospectOf } from '../plan-rows.ts';
import { visibleTo } from '../../known-plans/visible.ts';

const YEARLY = /^((?:cumpleanos|aniversario|efemeride|grupo-\w+)-)(\d{4})(-.+)$/;
/** A holiday falls on another day each year: its name is what stays. */
const HOLIDAY = /^(feriado-)(\d{4})-\d{2}-\d{2}(-[\w-]+)$/;

const before = (year: string): number => Number(year) - 1;

/** Plans for the same occasion a year before, or for an occurrence of the same series before it. */
function isEarlier(
  eb: ExpressionBuilder<Tables, 'plans'>,
  { key, company_event_id }: Occasion,
): Expression<SqlBool> {
  const [, kind = '', year, rest = ''] = YEARLY.exec(key) ?? [];
  if (year !== undefined) return eb('plans.occasion', '=', `${kind}${before(year)}${rest}`);
  const [, , holidayYear, name = ''] = HOLIDAY.exec(key) ?? [];
  if (holidayYear !== undefined) {
    return eb('plans.occasion', 'like', `feriado-${before(holidayYear)}-__-__${name}`);
  }
  // A key is the event's own and then the date, so that earlier ones sort before it.
  return eb.and([
    eb('plans.company_event_id', '=', company_event_id),
    eb('plans.occasion', '<', key),
  ]);
}

/** The plan that may be repeated for this occasion: of the latest one before, that which went best. */
export async function earlierPlan(
  db: Database,
  viewer: Actor,
  occasion: Occasion,
): Promise<Board['earlier']> {
  const rows = await db
    .selectFrom('plans')
    .select(['id', 'title', 'seen_date', 'retrospect'])
    .where('deleted_at', 'is', null)
    .where('state', '!=', 'cancelado')
    .where(await visibleTo(db, viewer))
    .where((eb) => isEarlier(eb, occasion))
    .orderBy('seen_date', 'desc')
    .orderBy('id')
    .limit(10)
    .execute();
  const [best] = rows
    .filter(({ seen_date }) => seen_date === rows[0]?.seen_date)
    .map(({ id, title, seen_date, ...row }) => ({
      ...{ id, title, date: isoDate(seen_date) },
      rating: retrospectOf(row)?.rating ?? null,
    }))
    .sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  return best;
}
