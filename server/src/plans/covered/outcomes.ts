import type { Amount, PlanState, Retrospect } from '@almanaque/api';
import { isoDate, type EventType, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { sql } from 'kysely';
import type { Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { visibleTo } from '../../known-plans/visible.ts';
import type { Outcome } from './cover.ts';

/** A plan whose date is, or was, in the period. */
export interface PlannedDate extends Outcome {
  readonly occasion: string;
  readonly personId: string | null;
  readonly state: PlanState;
  readonly date: IsoDate;
  readonly type: EventType;
  readonly office: string | null;
  readonly team: string | null;
}

type Period = readonly [from: IsoDate, to: IsoDate];

/** A sum of whole cents; PostgreSQL would answer one of any length, as text. */
const sumOf = (column: string) => sql<number>`cast(sum(${sql.ref(column)}) as bigint)`.as('amount');

/** What the expenses of each plan of the period add up to, in each currency. */
async function expensesIn(
  db: Database,
  [from, to]: Period,
): Promise<(planId: string) => readonly Amount[]> {
  const expenses = await db
    .selectFrom('plan_expenses')
    .innerJoin('plans', 'plans.id', 'plan_id')
    .select(['plan_id', 'plan_expenses.currency', sumOf('amount')])
    .where('seen_date', '>=', from)
    .where('seen_date', '<=', to)
    .groupBy(['plan_id', 'plan_expenses.currency'])
    .execute();
  const spent = Map.groupBy(expenses, ({ plan_id }) => plan_id);
  return (planId) => spent.get(planId) ?? [];
}

// What is kept was written by Almanaque alone; of thousands, one figure is wanted.
const ratingOf = (retrospect: string | null): number | null =>
  retrospect === null ? null : (JSON.parse(retrospect) as Retrospect).rating;

/** The plans for dates of a period that the viewer may know of, called off ones aside. */
export async function plannedIn(
  db: Database,
  viewer: Actor,
  period: Period,
): Promise<readonly PlannedDate[]> {
  const [from, to] = period;
  const rows = await db
    .selectFrom('plans')
    .select(['id', 'occasion', 'person_id', 'state', 'people', 'retrospect'])
    .select(['seen_date', 'seen_type', 'seen_office', 'seen_team', 'currency'])
    // A subquery for each plan: joined with all tasks by plan, the database would sort all of them first.
    .select((eb) =>
      eb
        .selectFrom('plan_tasks')
        .select(sumOf('spent'))
        .whereRef('plan_id', '=', 'plans.id')
        .as('by_tasks'),
    )
    .where('deleted_at', 'is', null)
    .where('state', '!=', 'cancelado')
    .where('seen_date', '>=', from)
    .where('seen_date', '<=', to)
    .where(await visibleTo(db, viewer))
    .execute();
  const expensesOf = await expensesIn(db, period);
  return rows.map((row) => ({
    occasion: row.occasion,
    personId: row.person_id,
    state: row.state,
    date: isoDate(row.seen_date),
    type: row.seen_type,
    office: row.seen_office,
    team: row.seen_team,
    isDone: row.state === 'hecho',
    rating: ratingOf(row.retrospect),
    people: row.people,
    spent:
      row.by_tasks === null
        ? expensesOf(row.id)
        : [...expensesOf(row.id), { amount: row.by_tasks, currency: row.currency }],
  }));
}
