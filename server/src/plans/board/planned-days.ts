import type { PlanState } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Actor } from '../../audit/record-audit.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import { findPlans } from '../dates/date-plans.ts';
import { visibleTo } from '../../known-plans/visible.ts';
import type { PlacedPlans } from './placed-plans.ts';

interface PlanOfDay {
  readonly id: string;
  readonly title: string;
  readonly state: PlanState;
  readonly eventId: string;
}

export interface PlannedDay {
  readonly date: IsoDate;
  readonly plans: PlanOfDay[];
}

interface Asked {
  readonly db: Database;
  readonly placed: PlacedPlans;
  readonly viewer: Actor;
}

/** Those of `ids` that the viewer may know of. */
const visibleOf = async ({ db, viewer }: Asked, ids: readonly string[]) =>
  db
    .selectFrom('plans')
    .select(['id', 'title', 'state'])
    .where('deleted_at', 'is', null)
    .where(await visibleTo(db, viewer))
    .where(among(db, 'id', ids))
    .execute();

/** Where done ones are, by where they were last: from there few go elsewhere. */
async function donePlans({ db }: Asked, from: IsoDate, to: IsoDate) {
  const rows = await db
    .selectFrom('plans')
    .select(['id', 'occasion', 'lead_days', 'made_on', 'seen_day'])
    .where('deleted_at', 'is', null)
    .where('state', '=', 'hecho')
    .where('seen_date', '>=', from)
    .where('seen_date', '<=', to)
    .execute();
  return (await findPlans(db, rows)).plans.flatMap(({ row, found }) =>
    found.kind === 'there'
      ? [{ id: row.id, on: { date: found.event.date, eventId: found.event.id } }]
      : [],
  );
}

/** The days from `from` to `to` that have a plan, called off ones aside. */
export async function plannedDays(asked: Asked, from: IsoDate, to: IsoDate): Promise<PlannedDay[]> {
  const plans = [...(await asked.placed()), ...(await donePlans(asked, from, to))];
  const there = plans.flatMap(({ id, on }) =>
    on === null || on.date < from || on.date > to ? [] : [[id, on] as const],
  );
  const places = new Map(there);
  const shown = (await visibleOf(asked, [...places.keys()])).flatMap(({ id, title, state }) => {
    const on = places.get(id);
    return on === undefined ? [] : [{ on, plan: { id, title, state, eventId: on.eventId } }];
  });
  return [...Map.groupBy(shown, ({ on }) => on.date)]
    .map(([date, found]) => ({ date, plans: found.map(({ plan }) => plan) }))
    .sort((a, b) => a.date.localeCompare(b.date));
}
