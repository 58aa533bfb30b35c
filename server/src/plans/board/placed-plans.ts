import { dueOn, OPEN_PLAN_STATES } from '@almanaque/api';
import type { EventType, IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Selectable } from 'kysely';
import { holdWhile } from '../../cache/hold-while.ts';
import { keepAnswers } from '../../cache/kept-answers.ts';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import { findPlans, type FoundPlan } from '../dates/date-plans.ts';
import type { PlansTable } from '../tables.ts';

/** Where a plan that nobody finished is, today: lists and the calendar go by it. Of whom it is kept is not in it. */
export interface PlacedPlan {
  readonly id: string;
  /** Its event in the calendar; null: it is there no more. */
  readonly on: { readonly eventId: string; readonly date: IsoDate } | null;
  readonly office: string | null;
  readonly team: string | null;
  readonly type: EventType;
  /** Null: nothing is open, or it has no date any more. */
  readonly nextDue: IsoDate | null;
}

/** What says where on a list a plan stands: of thousands that are put in order, a page is read whole. */
const PLACED = [
  'id',
  'version',
  'occasion',
  'lead_days',
  'made_on',
  'seen_day',
  'seen_type',
  'seen_office',
  'seen_team',
] as const satisfies readonly (keyof PlansTable)[];
type Found = FoundPlan<Pick<Selectable<PlansTable>, (typeof PLACED)[number]>>;

/** Where each plan was found, by its id, and of which version of it that is. */
type Known = Map<string, { version: number; day: IsoDate; plan: PlacedPlan }>;

/** Of each plan's open tasks the longest offset and the first pinned date: its next one is due on one of both. */
async function firstOpen(db: Database, planIds: readonly string[]) {
  const rows = await db
    .selectFrom('plan_tasks')
    .select(({ fn }) => [
      'plan_id as id',
      fn.max('due_offset').as('offset'),
      fn.min('due_date').as('date'),
    ])
    .where(among(db, 'plan_id', planIds))
    .where('done_at', 'is', null)
    .groupBy('plan_id')
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const early = (dates: readonly (IsoDate | null)[]): IsoDate | null =>
  dates.filter((date) => date !== null).sort()[0] ?? null;

/** By their characters: the order of a language takes too long for thousands. */
const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Finds where these plans are today, and keeps it in `known`. */
async function find(db: Database, ids: readonly string[], known: Known): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('plans')
    .select(PLACED)
    .where(among(db, 'id', ids))
    .execute();
  const { plans } = await findPlans(db, rows);
  const open = await firstOpen(db, ids);
  const nextOf = (plan: Found): IsoDate | null => {
    const first = open.get(plan.row.id);
    if (first === undefined || plan.found.kind === 'closed') return null;
    const isGone = plan.found.kind === 'gone';
    const counted =
      first.offset === null || isGone
        ? null
        : dueOn({ kind: 'offset', businessDays: first.offset }, plan.now);
    // What is kept was written by Almanaque alone.
    return early([counted, first.date as IsoDate | null]);
  };
  const placed = (plan: Found): PlacedPlan => {
    const { row, found } = plan;
    const at = { id: row.id, nextDue: nextOf(plan) };
    if (found.kind !== 'there') {
      return {
        ...at,
        on: null,
        office: row.seen_office,
        team: row.seen_team,
        type: row.seen_type,
      };
    }
    const { id: eventId, date, office = null, team = null, type } = found.event;
    return { ...at, on: { eventId, date }, office, team, type };
  };
  for (const plan of plans) {
    const { id, version } = plan.row;
    known.set(id, { version, day: plan.now.day, plan: placed(plan) });
  }
}

const last = '9999-12-31';

/**
 * Every plan that is an idea or under way, wherever its date is today: what is due first comes first. Only
 * those are looked for that were written since they were last: a write of one leaves thousands as they are.
 */
async function placePlans(db: Database, known: Known): Promise<readonly PlacedPlan[]> {
  const rows = await db
    .selectFrom('plans')
    .select(['id', 'version'])
    .where('deleted_at', 'is', null)
    .where('state', 'in', OPEN_PLAN_STATES)
    .execute();
  const written = rows.filter(({ id, version }) => known.get(id)?.version !== version);
  await find(
    db,
    written.map(({ id }) => id),
    known,
  );
  return rows
    .flatMap(({ id }) => known.get(id) ?? [])
    .sort(
      (a, b) =>
        order(a.plan.nextDue ?? last, b.plan.nextDue ?? last) ||
        order(a.day, b.day) ||
        order(a.plan.id, b.plan.id),
    )
    .map(({ plan }) => plan);
}

export type PlacedPlans = () => Promise<readonly PlacedPlan[]>;

/**
 * Where all open plans are, worked out once for every reader until a plan, a person, an event or a day off
 * changes; of a plan that changes, anew for it alone. Who may know of which is asked of the database each
 * time.
 */
export function placedPlans(db: Database): PlacedPlans {
  const kept = keepAnswers<readonly PlacedPlan[]>(db, ['plans', 'calendar']);
  const known = holdWhile<Known>(db, ['calendar'], () => new Map());
  return () => kept('open', async () => placePlans(db, await known()));
}
