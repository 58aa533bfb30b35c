import type { PlanState, Retrospect } from '@almanaque/api';
import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { retrospectOf } from './plan-rows.ts';
import { visibleTo } from '../known-plans/visible.ts';

export interface PlanAbout {
  readonly title: string;
  readonly date: string;
  readonly state: PlanState;
  readonly message: string | null;
  readonly notes: string;
  readonly retrospect: Retrospect | null;
  readonly tasks: readonly { readonly title: string; readonly note: string }[];
}

/** All that was planned for the dates of one person, and that the viewer may know of. */
export async function plansAbout(
  db: Database,
  viewer: Actor,
  personId: string,
): Promise<PlanAbout[]> {
  const rows = await db
    .selectFrom('plans')
    .select(['id', 'title', 'seen_date', 'state', 'message', 'notes', 'retrospect'])
    .where('person_id', '=', personId)
    .where(await visibleTo(db, viewer))
    .orderBy('seen_date')
    .orderBy('id')
    .execute();
  const tasks = await db
    .selectFrom('plan_tasks')
    .innerJoin('plans', 'plans.id', 'plan_tasks.plan_id')
    .select(['plan_id', 'plan_tasks.title', 'plan_tasks.note'])
    .where('person_id', '=', personId)
    .orderBy('position')
    .execute();
  const ofPlan = Map.groupBy(tasks, ({ plan_id }) => plan_id);
  return rows.map(({ id, seen_date: date, retrospect, ...plan }) => ({
    ...plan,
    date,
    retrospect: retrospectOf({ retrospect }),
    tasks: (ofPlan.get(id) ?? []).map(({ title, note }) => ({ title, note })),
  }));
}
