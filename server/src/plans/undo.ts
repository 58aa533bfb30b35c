import type { Updateable } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { isThere } from './is-there.ts';
import type { AttachmentRow, ExpenseRow, PlanRow, TaskRow } from './plan-rows.ts';
import type { PlansTable } from './tables.ts';

/** What undoing does with the rows of a table. */
interface Rows<Row> {
  /** As they were before the write. */
  readonly restore?: readonly Row[];
  /** The ids of those that it added. */
  readonly remove?: readonly string[];
}

/** What undoes a write: the plan's columns as they were, and what becomes of the rows it has elsewhere. */
export interface Undo {
  readonly plan?: Updateable<PlansTable>;
  readonly tasks?: Rows<TaskRow>;
  readonly expenses?: Rows<ExpenseRow>;
  readonly attachments?: Rows<AttachmentRow>;
}

/** As these were called at first: what was stored then can still be undone. */
interface RowsAtFirst<Row> {
  readonly put?: readonly Row[];
  readonly drop?: readonly string[];
}

/** The same as it may be stored. */
export interface StoredUndo extends Pick<Undo, 'plan'> {
  readonly tasks?: Rows<TaskRow> & RowsAtFirst<TaskRow>;
  readonly expenses?: Rows<ExpenseRow> & RowsAtFirst<ExpenseRow>;
  readonly attachments?: Rows<AttachmentRow> & RowsAtFirst<AttachmentRow>;
}

const rowsOf = <Row>({ restore, remove, put, drop }: Rows<Row> & RowsAtFirst<Row>) => ({
  restore: restore ?? put ?? [],
  remove: remove ?? drop ?? [],
});

/** The columns that a write is about to change, as they are before it. */
export const columnsBefore = (
  row: PlanRow,
  written: Updateable<PlansTable>,
): Updateable<PlansTable> =>
  Object.fromEntries(Object.keys(written).map((column) => [column, row[column as keyof PlanRow]]));

/** The id, where what it names is still there; null where it was deleted since. */
const still = async (
  db: Database,
  table: 'users' | 'people' | 'providers' | 'company_events',
  id: string | null,
): Promise<string | null> => (id !== null && (await isThere(db, table, id)) ? id : null);

async function restoreTask(db: Database, row: TaskRow): Promise<void> {
  const owner_account = await still(db, 'users', row.owner_account);
  const owner_person = await still(db, 'people', row.owner_person);
  const done_by = await still(db, 'users', row.done_by);
  await db
    .insertInto('plan_tasks')
    .values({ ...row, owner_account, owner_person, done_by })
    .execute();
}

async function restoreExpense(db: Database, row: ExpenseRow): Promise<void> {
  const provider_id = await still(db, 'providers', row.provider_id);
  await db
    .insertInto('plan_expenses')
    .values({ ...row, provider_id })
    .execute();
}

async function deleteRows(
  db: Database,
  table: 'plan_tasks' | 'plan_expenses' | 'plan_attachments',
  ids: readonly string[],
) {
  if (ids.length > 0)
    await db
      .deleteFrom(table as 'plan_tasks')
      .where('id', 'in', [...ids])
      .execute();
}

/** The plan's columns as they were. @throws {ApiError} 400 when it was for a date of a person who was deleted since. */
async function restorable(
  db: Database,
  plan: Updateable<PlansTable>,
): Promise<Updateable<PlansTable>> {
  const { person_id, owner_id, company_event_id } = plan;
  if (person_id != null && !(await isThere(db, 'people', person_id))) {
    const message = 'Antes era para una persona que ya no está: no se puede deshacer.';
    throw new ApiError(400, 'not_undoable', message);
  }
  return {
    ...plan,
    ...(owner_id !== undefined && { owner_id: await still(db, 'users', owner_id) }),
    ...(company_event_id !== undefined && {
      company_event_id: await still(db, 'company_events', company_event_id),
    }),
  };
}

/** Forgets what would have a plan be for a date of that person again: it says who they are. */
export async function forgetUndoFor(db: Database, personId: string): Promise<void> {
  await db
    .updateTable('plans')
    .set({ undo: null })
    .where('undo', 'like', `%"person_id":"${personId}"%`)
    .execute();
}

/** Restores the rows that a write changed. @returns the columns of the plan itself to be restored with them. */
export async function restoreRows(
  db: Database,
  stored: StoredUndo,
): Promise<Updateable<PlansTable>> {
  const tasks = rowsOf(stored.tasks ?? {});
  await deleteRows(db, 'plan_tasks', [...tasks.remove, ...tasks.restore.map(({ id }) => id)]);
  for (const row of tasks.restore) await restoreTask(db, row);
  const expenses = rowsOf(stored.expenses ?? {});
  await deleteRows(db, 'plan_expenses', [
    ...expenses.remove,
    ...expenses.restore.map(({ id }) => id),
  ]);
  for (const row of expenses.restore) await restoreExpense(db, row);
  const attachments = rowsOf(stored.attachments ?? {});
  await deleteRows(db, 'plan_attachments', attachments.remove);
  for (const row of attachments.restore) {
    await db.insertInto('plan_attachments').values(row).execute();
  }
  return restorable(db, stored.plan ?? {});
}
