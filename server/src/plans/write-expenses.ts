import { randomUUID } from 'node:crypto';
import { type ExpenseChange, type ExpenseDraft, type NewExpense, type Plan } from '@almanaque/api';
import type { Updateable } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { requirePicture } from '../pictures/require-picture.ts';
import { isThere } from './is-there.ts';
import type { Sent } from './plan-rows.ts';
import type { PlanExpensesTable } from './tables.ts';
import { addEntry, changeEntry } from './write-lists.ts';
import type { PlanWriter } from './write-plan.ts';

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

async function check(db: Database, { providerId, receipt }: Sent<ExpenseDraft>): Promise<void> {
  await requirePicture(db, receipt ?? null, 'receipt');
  if (providerId == null || (await isThere(db, 'providers', providerId))) return;
  const message = 'Ese proveedor ya no está en el directorio: elegí otro.';
  throw new ApiError(400, 'invalid_input', message, 'providerId');
}

export const addExpense = (
  writer: PlanWriter,
  planId: string,
  { id = randomUUID(), ...draft }: NewExpense,
): Promise<Plan> =>
  addEntry(writer, 'expenses', planId, {
    id,
    insert: async (db) => {
      await check(db, draft);
      const { what, providerId, amount, currency, pricedOn, receiptNumber, receipt } = draft;
      await db
        .insertInto('plan_expenses')
        .values({
          ...{ id, plan_id: planId, what, amount, currency, receipt },
          ...{ provider_id: providerId, priced_on: pricedOn, receipt_number: receiptNumber },
          added_at: writer.moment.now.toISOString(),
        })
        .execute();
    },
  });

export const changeExpense = (
  writer: PlanWriter,
  plan: string,
  id: string,
  { version, ...change }: ExpenseChange,
): Promise<Plan> =>
  changeEntry(writer, 'expenses', {
    ...{ plan, id, version, fields: Object.keys(change) },
    update: async (db) => {
      await check(db, change);
      const columns = columnsOf(change);
      if (Object.keys(columns).length === 0) return;
      await db.updateTable('plan_expenses').set(columns).where('id', '=', id).execute();
    },
  });
