import { randomUUID } from 'node:crypto';
import {
  MAX_EXPENSES,
  type ExpenseChange,
  type ExpenseDraft,
  type NewExpense,
  type Plan,
} from '@almanaque/api';
import type { Updateable } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { requirePicture } from '../pictures/require-picture.ts';
import { wasAdded } from './added-before.ts';
import { isThere } from './is-there.ts';
import type { ExpenseRow, Sent } from './plan-rows.ts';
import type { PlanExpensesTable } from './tables.ts';
import { writePlan, type PlanWriter } from './write-plan.ts';

type Columns = Updateable<PlanExpensesTable>;

/** The columns that hold what a person enters. One that is left out does not compile. */
const COLUMNS: Readonly<Record<keyof ExpenseDraft, keyof PlanExpensesTable>> = {
  what: 'what',
  providerId: 'provider_id',
  amount: 'amount',
  currency: 'currency',
  pricedOn: 'priced_on',
  receiptNumber: 'receipt_number',
  receipt: 'receipt',
};

const columnsOf = (draft: Sent<ExpenseDraft>): Columns =>
  Object.fromEntries(
    Object.entries(draft).map(([key, value]) => [COLUMNS[key as keyof ExpenseDraft], value]),
  );

async function findExpense(db: Database, planId: string, id: string): Promise<ExpenseRow> {
  const row = await db
    .selectFrom('plan_expenses')
    .selectAll()
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row !== undefined) return row;
  throw new ApiError(404, 'not_found', 'Ese gasto ya no está: puede que alguien lo haya quitado.');
}

async function check(db: Database, { providerId, receipt }: Sent<ExpenseDraft>): Promise<void> {
  await requirePicture(db, receipt ?? null, 'receipt');
  if (providerId == null || (await isThere(db, 'providers', providerId))) return;
  const message = 'Ese proveedor ya no está en el directorio: elegí otro.';
  throw new ApiError(400, 'invalid_input', message, 'providerId');
}

async function requireRoom(db: Database, planId: string): Promise<void> {
  const { count } = await db
    .selectFrom('plan_expenses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  if (count < MAX_EXPENSES) return;
  const message = `Un plan admite hasta ${MAX_EXPENSES} gastos: juntá algunos en uno.`;
  throw new ApiError(400, 'too_many_expenses', message);
}

export const addExpense = (
  writer: PlanWriter,
  planId: string,
  { id = randomUUID(), ...draft }: NewExpense,
): Promise<Plan> =>
  writePlan(writer, {
    id: planId,
    version: null,
    action: 'plan.expenses-changed',
    run: async (db) => {
      if (await wasAdded(db, 'plan_expenses', planId, id)) return null;
      await check(db, draft);
      await requireRoom(db, planId);
      const { what, providerId, amount, currency, pricedOn, receiptNumber, receipt } = draft;
      await db
        .insertInto('plan_expenses')
        .values({
          ...{ id, plan_id: planId, what, amount, currency, receipt },
          ...{ provider_id: providerId, priced_on: pricedOn, receipt_number: receiptNumber },
          added_at: writer.moment.now.toISOString(),
        })
        .execute();
      return { undo: { expenses: { remove: [id] } } };
    },
  });

export const changeExpense = (
  writer: PlanWriter,
  planId: string,
  id: string,
  { version, ...change }: ExpenseChange,
): Promise<Plan> =>
  writePlan(writer, {
    id: planId,
    version,
    action: 'plan.expenses-changed',
    run: async (db) => {
      const row = await findExpense(db, planId, id);
      await check(db, change);
      const columns = columnsOf(change);
      if (Object.keys(columns).length > 0) {
        await db.updateTable('plan_expenses').set(columns).where('id', '=', id).execute();
      }
      return { undo: { expenses: { restore: [row] } }, fields: Object.keys(change) };
    },
  });

export const removeExpense = (
  writer: PlanWriter,
  planId: string,
  id: string,
  version: number,
): Promise<Plan> =>
  writePlan(writer, {
    id: planId,
    version,
    action: 'plan.expenses-changed',
    run: async (db) => {
      const row = await findExpense(db, planId, id);
      await db.deleteFrom('plan_expenses').where('id', '=', id).execute();
      return { undo: { expenses: { restore: [row] } } };
    },
  });
