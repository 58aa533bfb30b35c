import type { Actor } from '../audit/record-audit.ts';
import { among } from '../db/among.ts';
import type { Database } from '../db/database.ts';
import { visibleTo } from './visible.ts';

/** The plans for these events that the viewer may know of, by the event's id. */
export async function plansOf(db: Database, viewer: Actor, ids: readonly string[]) {
  const plans = await db
    .selectFrom('plans')
    .select(['id', 'title', 'state', 'occasion', 'company_event_id'])
    .where(among(db, 'company_event_id', ids))
    .where('deleted_at', 'is', null)
    .where(await visibleTo(db, viewer))
    .orderBy('seen_date')
    .orderBy('id')
    .execute();
  return Map.groupBy(plans, (plan) => plan.company_event_id);
}
