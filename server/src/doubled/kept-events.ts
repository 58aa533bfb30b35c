import type { DoubledEvent, KeptEvent } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { plansOf } from '../known-plans/plans-of.ts';
import { doubledEvents } from './doubled-events.ts';

/** Each of these with the plans for it that the viewer may know of. One without any of them is not told. */
export async function withPlans(
  db: Database,
  viewer: Actor,
  events: readonly DoubledEvent[],
): Promise<KeptEvent[]> {
  if (events.length === 0) return [];
  const ids = events.map(({ id }) => id);
  const ofEvent = await plansOf(db, viewer, ids);
  return events.flatMap((event) => {
    const its = ofEvent.get(event.id);
    return its ? [{ ...event, plans: its.map(({ id, title }) => ({ id, title })) }] : [];
  });
}

/** Those of some events that something is planned for, whoever may know of it. */
export async function plannedAmong(
  db: Database,
  events: readonly { readonly id: string }[],
): Promise<ReadonlySet<string | null>> {
  const plans = await db
    .selectFrom('plans')
    .select('company_event_id')
    // An empty list would be no valid SQL; no event has an empty id.
    .where('company_event_id', 'in', ['', ...events.map(({ id }) => id)])
    .where('deleted_at', 'is', null)
    .execute();
  return new Set(plans.map((plan) => plan.company_event_id));
}

interface Asked {
  readonly today: IsoDate;
  readonly viewer: Actor;
  /** Only what doubles a date of this person's. */
  readonly personId?: string | undefined;
}

/** The doubled events that stay since something is planned for them. */
export const keptEvents = async (db: Database, { viewer, ...asked }: Asked): Promise<KeptEvent[]> =>
  withPlans(db, viewer, await doubledEvents(db, { ...asked, planned: 'planned' }));
