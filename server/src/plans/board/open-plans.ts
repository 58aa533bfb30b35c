import { OPEN_PLAN_STATES, type BoardQuery } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import type { Condition } from '../../known-plans/visible.ts';
import { ownedBy, type Mine } from './mine.ts';
import type { PlacedPlan, PlacedPlans } from './placed-plans.ts';

/** A plan's place on a list. */
export type PlanPlace = Pick<PlacedPlan, 'id' | 'nextDue'>;

export interface Asked {
  readonly db: Database;
  readonly placed: PlacedPlans;
  /** Which plans the viewer may know of. */
  readonly isVisible: Condition;
  readonly today: IsoDate;
  readonly query: BoardQuery;
  /** Of the date that is asked about, or of each date of a series; null: of any. */
  readonly about: { readonly column: 'occasion' | 'company_event_id'; readonly is: string } | null;
}

/** Plans that were not deleted, that the viewer may know of, and that fit what the database can tell. */
export const askedPlans = ({ db, isVisible, query: { owner }, about }: Asked) =>
  db
    .selectFrom('plans')
    .where('deleted_at', 'is', null)
    .where(isVisible)
    .$if(owner !== undefined, (plans) => plans.where('owner_id', '=', owner ?? ''))
    .$if(about !== null, (plans) => plans.where(about?.column ?? 'occasion', '=', about?.is ?? ''));

const fits = ({ office, team, type }: BoardQuery, plan: PlacedPlan): boolean =>
  (office === undefined || plan.office === office) &&
  (team === undefined || plan.team === team) &&
  (type === undefined || plan.type === type);

/** Those that are an idea or under way, wherever their dates are today: what is due first comes first. */
export async function openPlans(asked: Asked, mine: Mine | null): Promise<readonly PlacedPlan[]> {
  const { placed, query } = asked;
  const states = query.state === undefined ? OPEN_PLAN_STATES : [query.state];
  const plans = await placed();
  const rows = await askedPlans(asked)
    .select('id')
    .where('state', 'in', [...states])
    .$if(mine !== null, (asking) => asking.where((eb) => ownedBy(eb, mine)))
    .execute();
  const wanted = new Set(rows.map(({ id }) => id));
  return plans.filter((plan) => wanted.has(plan.id) && fits(query, plan));
}
