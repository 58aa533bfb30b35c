import type { Plan } from '@almanaque/api';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { findEntry, idTaken, LISTS, tableOf, type ListRows, type PlanList } from './plan-lists.ts';
import { writePlan, type PlanWriter } from './write-plan.ts';

/**
 * Whether what is to be added to a plan under that id was added before: it was sent again.
 * @throws {ApiError} 400 when the id is taken elsewhere.
 */
async function wasAdded(
  db: Database,
  list: PlanList,
  planId: string,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom(tableOf(list))
    .select('plan_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return false;
  if (row.plan_id === planId) return true;
  throw idTaken();
}

/** @throws {ApiError} 400 when a plan has as many as it may. */
async function requireRoom(db: Database, list: PlanList, planId: string): Promise<void> {
  const { count } = await db
    .selectFrom(tableOf(list))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  const { max, full } = LISTS[list];
  if (count >= max) throw new ApiError(400, full.code, full.message);
}

interface Added {
  readonly id: string;
  /** Checks what was sent, and stores it. */
  readonly insert: (db: Database) => Promise<void>;
}

/** Adds one to a plan; what was sent again is not added twice. */
export const addEntry = (
  writer: PlanWriter,
  list: PlanList,
  planId: string,
  { id, insert }: Added,
): Promise<Plan> =>
  writePlan(writer, {
    id: planId,
    version: null,
    action: LISTS[list].action,
    run: async (db) => {
      if (await wasAdded(db, list, planId, id)) return null;
      await requireRoom(db, list, planId);
      await insert(db);
      return { undo: { [list]: { remove: [id] } } };
    },
  });

interface Entry {
  readonly plan: string;
  readonly id: string;
  /** Of the plan, as it was when this was decided. */
  readonly version: number;
}

interface Changed<List extends PlanList> extends Entry {
  /** Checks what was sent, and stores it. */
  readonly update: (db: Database, row: ListRows[List]) => Promise<void>;
  readonly fields: readonly string[];
}

export const changeEntry = <List extends PlanList>(
  writer: PlanWriter,
  list: List,
  { plan, id, version, update, fields }: Changed<List>,
): Promise<Plan> =>
  writePlan(writer, {
    id: plan,
    version,
    action: LISTS[list].action,
    run: async (db) => {
      const row = await findEntry(db, list, plan, id);
      await update(db, row);
      return { undo: { [list]: { restore: [row] } }, fields };
    },
  });

/** Takes one away; undoing brings it back. */
export const removeEntry = (
  writer: PlanWriter,
  list: PlanList,
  { plan, id, version }: Entry,
): Promise<Plan> =>
  writePlan(writer, {
    id: plan,
    version,
    action: LISTS[list].action,
    run: async (db) => {
      const row = await findEntry(db, list, plan, id);
      await db.deleteFrom(tableOf(list)).where('id', '=', id).execute();
      return { undo: { [list]: { restore: [row] } } };
    },
  });
