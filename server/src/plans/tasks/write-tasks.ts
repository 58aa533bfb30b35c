import { randomUUID } from 'node:crypto';
import {
  taskDraftOf,
  taskDraftSchema,
  type Assignee,
  type NewTask,
  type Plan,
  type TaskChange,
} from '@almanaque/api';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/error.ts';
import { isThere } from '../is-there.ts';
import { entryGone, findEntry } from '../plan-lists.ts';
import { taskColumns, taskDraftIn, type TaskRow } from '../plan-rows.ts';
import { addEntry, changeEntry } from '../write-lists.ts';
import { writePlan, type PlanWriter } from '../write-plan.ts';

const tasksOf = (db: Database, planId: string): Promise<TaskRow[]> =>
  db
    .selectFrom('plan_tasks')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** @throws {ApiError} 400 when whose it is to be is not there any more. */
async function requireAssignee(db: Database, owner: Assignee | null | undefined): Promise<void> {
  if (owner == null) return;
  if (await isThere(db, owner.kind === 'account' ? 'users' : 'people', owner.id)) return;
  const message = 'Esa persona ya no está: elegí a otra.';
  throw new ApiError(400, 'invalid_input', message, 'owner');
}

export const addTask = (
  writer: PlanWriter,
  planId: string,
  { id = randomUUID(), ...task }: NewTask,
): Promise<Plan> =>
  addEntry(writer, 'tasks', planId, {
    id,
    insert: async (db) => {
      const draft = taskDraftOf(task);
      await requireAssignee(db, draft.owner);
      const position = ((await tasksOf(db, planId)).at(-1)?.position ?? -1) + 1;
      const added_on = writer.moment.today;
      await db
        .insertInto('plan_tasks')
        .values({ ...taskColumns(draft), id, plan_id: planId, position, added_on })
        .execute();
    },
  });

export const changeTask = (
  writer: PlanWriter,
  plan: string,
  id: string,
  { version, ...change }: TaskChange,
): Promise<Plan> =>
  changeEntry(writer, 'tasks', {
    ...{ plan, id, version, fields: Object.keys(change) },
    update: async (db, row) => {
      await requireAssignee(db, change.owner);
      await db
        .updateTable('plan_tasks')
        .set(taskColumns(taskDraftSchema.parse({ ...taskDraftIn(row), ...change })))
        .where('id', '=', id)
        .execute();
    },
  });

export const orderTasks = (
  writer: PlanWriter,
  planId: string,
  version: number,
  order: readonly string[],
): Promise<Plan> =>
  writePlan(writer, {
    id: planId,
    version,
    action: 'plan.tasks-changed',
    run: async (db) => {
      const rows = await tasksOf(db, planId);
      const known = new Set(order);
      if (known.size !== rows.length || rows.some(({ id }) => !known.has(id)))
        throw entryGone('tasks');
      for (const [position, id] of order.entries()) {
        await db.updateTable('plan_tasks').set({ position }).where('id', '=', id).execute();
      }
      return { undo: { tasks: { restore: rows } } };
    },
  });

/** Ticks a task, or opens it again; where it is so already, nothing is written. */
export const tickTask = (
  writer: PlanWriter,
  planId: string,
  id: string,
  done: boolean,
): Promise<Plan> =>
  writePlan(writer, {
    id: planId,
    version: null,
    action: done ? 'plan.task-done' : 'plan.tasks-changed',
    run: async (db) => {
      const row = await findEntry(db, 'tasks', planId, id);
      if ((row.done_at !== null) === done) return null;
      const { actor, moment } = writer;
      await db
        .updateTable('plan_tasks')
        .set({
          done_by: done ? actor.id : null,
          done_at: done ? moment.now.toISOString() : null,
        })
        .where('id', '=', id)
        .execute();
      return { undo: { tasks: { restore: [row] } } };
    },
  });
