import { addUp, type Amount, type Expense, type Plan } from '@almanaque/api';
import {
  businessDaysLeft,
  isoDate,
  recommendationSchema,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { readAttachments } from './attachments/read-attachments.ts';
import { datePlans } from './dates/date-plans.ts';
import { daysOffBefore } from './dates/days-off.ts';
import { findPlan, providersOf, retrospectOf, type PlanRow, type TaskRow } from './plan-rows.ts';
import { standingOf } from './standing.ts';
import { readTasks } from './tasks/read-tasks.ts';
import { taskFromRow } from './tasks/task-from-row.ts';

async function readExpenses(db: Database, planId: string): Promise<Expense[]> {
  const rows = await db
    .selectFrom('plan_expenses')
    .leftJoin('providers', 'providers.id', 'plan_expenses.provider_id')
    .selectAll('plan_expenses')
    .select('providers.name as provider')
    .where('plan_id', '=', planId)
    .orderBy('added_at')
    .orderBy('plan_expenses.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    what: row.what,
    providerId: row.provider_id,
    provider: row.provider,
    amount: row.amount,
    currency: row.currency,
    pricedOn: isoDate(row.priced_on),
    receiptNumber: row.receipt_number,
    receipt: row.receipt,
  }));
}

const spentOn = (row: PlanRow, tasks: readonly TaskRow[], expenses: readonly Amount[]) =>
  addUp([
    ...expenses,
    ...tasks.map(({ spent }) => ({ amount: spent ?? 0, currency: row.currency })),
  ]);

async function ownerOf(db: Database, { owner_id }: PlanRow): Promise<Plan['owner']> {
  if (owner_id === null) return null;
  const row = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', owner_id)
    .executeTakeFirst();
  return row ?? null;
}

/** @throws {ApiError} 404, also to whom it is a surprise. */
export async function readPlan(
  db: Database,
  viewer: Actor,
  id: string,
  today: IsoDate,
): Promise<Plan> {
  return planFromRow(db, await findPlan(db, viewer, id), today);
}

/** A plan as its page shows it. @param row One that the viewer may know of. */
export async function planFromRow(db: Database, row: PlanRow, today: IsoDate): Promise<Plan> {
  const { dates, daysOff } = await datePlans(db, [row]);
  const [date] = dates;
  if (date === undefined) throw new Error('every plan has a date');
  const { on, now } = date;
  const tasks = await readTasks(db, [row.id]);
  const expenses = await readExpenses(db, row.id);
  const context = { ...date, today, datedOn: isoDate(row.dated_on) };
  const near = daysOffBefore(daysOff, on.date);
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    state: row.state,
    on,
    standing: standingOf(row, tasks, date),
    owner: await ownerOf(db, row),
    recommendation:
      row.recommendation === null
        ? null
        : recommendationSchema.parse(JSON.parse(row.recommendation)),
    message: row.message,
    notes: row.notes,
    budget: row.budget,
    currency: row.currency,
    people: row.people,
    providers: providersOf(row),
    retrospect: retrospectOf(row),
    tasks: tasks.map((task) => taskFromRow(task, context)),
    expenses,
    attachments: await readAttachments(db, row.id),
    spent: spentOn(row, tasks, expenses),
    planned: tasks.reduce((sum, { planned }) => sum + (planned ?? 0), 0),
    businessDaysLeft: businessDaysLeft(today, now.day, now.daysOff),
    daysOff: [...daysOff]
      .filter(([off]) => near.has(off))
      .map(([off, title]) => ({ date: off, title })),
    repeats: row.repeats,
    canUndo: row.undo !== null,
  };
}
