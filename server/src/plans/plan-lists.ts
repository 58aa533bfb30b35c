import { MAX_ATTACHMENTS, MAX_EXPENSES, MAX_TASKS, type AuditAction } from '@almanaque/api';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import type { AttachmentRow, ExpenseRow, TaskRow } from './plan-rows.ts';

/** What a plan has several of, and what a row of each is. */
export interface ListRows {
  readonly tasks: TaskRow;
  readonly expenses: ExpenseRow;
  readonly attachments: AttachmentRow;
}

export type PlanList = keyof ListRows;

interface ListRules {
  readonly table: 'plan_tasks' | 'plan_expenses' | 'plan_attachments';
  /** What the log calls a write to it. */
  readonly action: AuditAction;
  readonly gone: string;
  readonly max: number;
  readonly full: { readonly code: string; readonly message: string };
}

/** One that is left out does not compile. */
export const LISTS: Readonly<Record<PlanList, ListRules>> = {
  tasks: {
    table: 'plan_tasks',
    action: 'plan.tasks-changed',
    gone: 'Esa tarea ya no está: puede que alguien la haya quitado.',
    max: MAX_TASKS,
    full: {
      code: 'too_many_tasks',
      message: `Un plan admite hasta ${MAX_TASKS} tareas: quitá alguna.`,
    },
  },
  expenses: {
    table: 'plan_expenses',
    action: 'plan.expenses-changed',
    gone: 'Ese gasto ya no está: puede que alguien lo haya quitado.',
    max: MAX_EXPENSES,
    full: {
      code: 'too_many_expenses',
      message: `Un plan admite hasta ${MAX_EXPENSES} gastos: juntá algunos en uno.`,
    },
  },
  attachments: {
    table: 'plan_attachments',
    action: 'plan.attachments-changed',
    gone: 'Ese archivo ya no está: puede que alguien lo haya quitado.',
    max: MAX_ATTACHMENTS,
    full: {
      code: 'too_many_attachments',
      message: `Un plan admite hasta ${MAX_ATTACHMENTS} archivos: quitá alguno.`,
    },
  },
};

export const PLAN_LISTS = Object.keys(LISTS) as readonly PlanList[];

/** Typed as one of the three: a query may name only the columns that all of them have, `id` and `plan_id`. */
export const tableOf = (list: PlanList) => LISTS[list].table as 'plan_tasks';

export const entryGone = (list: PlanList): ApiError =>
  new ApiError(404, 'not_found', LISTS[list].gone);

export const idTaken = (): ApiError =>
  new ApiError(400, 'invalid_input', 'Ese id ya es de otra cosa: elegí otro.', 'id');

/** @throws {ApiError} 404 when that plan has none of that id. */
export async function findEntry<List extends PlanList>(
  db: Database,
  list: List,
  planId: string,
  id: string,
): Promise<ListRows[List]> {
  const row: unknown = await db
    .selectFrom(tableOf(list))
    .selectAll()
    .where('plan_id', '=', planId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw entryGone(list);
  return row as ListRows[List];
}
