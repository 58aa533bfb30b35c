import type { Updateable } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { isThere } from './is-there.ts';
import { PLAN_LISTS, tableOf, type ListRows, type PlanList } from './plan-lists.ts';
import type { PlanRow } from './plan-rows.ts';
import type { PlansTable } from './tables.ts';

/** What undoing does with the rows of a table. */
interface Rows<Row> {
  /** As they were before the write. */
  readonly restore?: readonly Row[];
  /** The ids of those that it added. */
  readonly remove?: readonly string[];
}

/** What undoes a write: the plan's columns as they were, and what becomes of the rows it has elsewhere. */
export type Undo = { readonly plan?: Updateable<PlansTable> } & {
  readonly [List in PlanList]?: Rows<ListRows[List]>;
};

/** As these were called at first: what was stored then can still be undone. */
interface StoredRows<Row> extends Rows<Row> {
  readonly put?: readonly Row[];
  readonly drop?: readonly string[];
}

/** The same as it may be stored. */
export type StoredUndo = Pick<Undo, 'plan'> & {
  readonly [List in PlanList]?: StoredRows<ListRows[List]>;
};

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

/** Writes a row as it was, but for what it named and is not there any more. */
const RESTORE: {
  readonly [List in PlanList]: (db: Database, row: ListRows[List]) => Promise<unknown>;
} = {
  tasks: async (db, row) => {
    const owner_account = await still(db, 'users', row.owner_account);
    const owner_person = await still(db, 'people', row.owner_person);
    const done_by = await still(db, 'users', row.done_by);
    const restored = { ...row, owner_account, owner_person, done_by };
    return db.insertInto('plan_tasks').values(restored).execute();
  },
  expenses: async (db, row) => {
    const provider_id = await still(db, 'providers', row.provider_id);
    return db
      .insertInto('plan_expenses')
      .values({ ...row, provider_id })
      .execute();
  },
  attachments: (db, row) => db.insertInto('plan_attachments').values(row).execute(),
};

async function restoreList<List extends PlanList>(
  db: Database,
  list: List,
  { restore, remove, put, drop }: StoredRows<ListRows[List]>,
): Promise<void> {
  const rows = restore ?? put ?? [];
  const ids = [...(remove ?? drop ?? []), ...rows.map(({ id }) => id)];
  if (ids.length > 0) await db.deleteFrom(tableOf(list)).where('id', 'in', ids).execute();
  for (const row of rows) await RESTORE[list](db, row);
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

/** Restores the rows that a write changed. @returns the columns of the plan itself to be restored with them. */
export async function restoreRows(
  db: Database,
  stored: StoredUndo,
): Promise<Updateable<PlansTable>> {
  for (const list of PLAN_LISTS) await restoreList(db, list, stored[list] ?? {});
  return restorable(db, stored.plan ?? {});
}
