import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Selectable } from 'kysely';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import { datePlans, type PlanDates } from '../dates/date-plans.ts';
import type { PlansTable } from '../tables.ts';
import type { PlanPlace } from './open-plans.ts';

/** What a page of a list needs of a plan: neither what it was made from nor what undoing takes, which are long. */
export const LISTED = [
  'id',
  'version',
  'title',
  'state',
  'owner_id',
  'budget',
  'currency',
  'dated_on',
  'occasion',
  'person_id',
  'lead_days',
  'made_on',
  'seen_date',
  'seen_day',
  'seen_days_off',
  'seen_title',
  'seen_type',
  'seen_tone',
  'seen_office',
  'seen_team',
] as const satisfies readonly (keyof PlansTable)[];
type ListedRow = Pick<Selectable<PlansTable>, (typeof LISTED)[number]>;

export interface ListedPlan extends PlanDates {
  readonly row: ListedRow;
  readonly nextDue: IsoDate | null;
}

/** A page of the list, whole. One that was deleted meanwhile is left out. */
export async function listed(
  db: Database,
  places: readonly PlanPlace[],
): Promise<readonly ListedPlan[]> {
  const ids = places.map(({ id }) => id);
  const rows = await db
    .selectFrom('plans')
    .select(LISTED)
    .where(among(db, 'id', ids))
    .execute();
  const { dates } = await datePlans(db, rows);
  const plans = new Map(dates.map((plan) => [plan.row.id, plan]));
  return places.flatMap(({ id, nextDue }) => {
    const plan = plans.get(id);
    return plan === undefined ? [] : [{ ...plan, nextDue }];
  });
}
