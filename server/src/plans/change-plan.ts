import { followMove, type Plan, type PlanChange } from '@almanaque/api';
import type { Updateable } from 'kysely';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { StaleVersionError } from '../http/stale-version.ts';
import { datePlans } from './dates/date-plans.ts';
import { isThere } from './is-there.ts';
import { findPlace, placeColumns, seenColumns } from './place-plan.ts';
import { planColumns, PLAN_KEYS, type TaskRow } from './plan-rows.ts';
import { planFromRow } from './read-plan.ts';
import { ruled } from './standing.ts';
import type { PlansTable } from './tables.ts';
import { columnsBefore, restoreRows, type StoredUndo } from './undo.ts';
import { writePlan, type PlanWriter } from './write-plan.ts';

/** How long a deleted plan can be brought back, and stays in the database. */
const KEPT_DAYS = 30;

async function requireOwner(db: Database, owner: string | null | undefined): Promise<void> {
  if (owner == null || (await isThere(db, 'users', owner))) return;
  throw new ApiError(400, 'invalid_input', 'Esa cuenta ya no está: elegí otra.', 'owner');
}

/** Changes what was entered of a plan; with `event`, for which date it is. */
export const changePlan = (writer: PlanWriter, id: string, change: PlanChange): Promise<Plan> => {
  const { version, event, ...draft } = change;
  return writePlan(writer, {
    id,
    version,
    action: 'plan.changed',
    run: async (db, row) => {
      await requireOwner(db, draft.owner);
      const moved =
        event === undefined
          ? {}
          : await placeColumns(db, await findPlace(db, event), row, writer.moment.today);
      const set: Updateable<PlansTable> = { ...planColumns(draft), ...moved };
      return {
        set,
        undo: { plan: columnsBefore(row, set) },
        fields: [
          ...PLAN_KEYS.filter((key) => draft[key] !== undefined),
          ...(event ? ['date'] : []),
        ],
      };
    },
  });
};

/** Takes a plan away; undoing brings it back for `KEPT_DAYS`. */
export const removePlan = (writer: PlanWriter, id: string, version: number): Promise<Plan> =>
  writePlan(writer, {
    id,
    version,
    action: 'plan.removed',
    run: async (db) => {
      const { now } = writer.moment;
      const limit = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
      await db.deleteFrom('plans').where('deleted_at', '<', limit).execute();
      return { set: { deleted_at: now.toISOString() }, undo: { plan: { deleted_at: null } } };
    },
  });

const undoSchema = z.custom<StoredUndo>((value) => typeof value === 'object' && value !== null);

/** Takes back the last write, whatever it was, as long as nobody wrote since. */
export const undoPlan = (writer: PlanWriter, id: string, version: number): Promise<Plan> =>
  writePlan(writer, {
    id,
    version,
    action: 'plan.restored',
    deleted: true,
    run: async (db, row) => {
      if (row.undo === null) {
        throw new StaleVersionError(await planFromRow(db, row, writer.moment.today));
      }
      return { set: await restoreRows(db, undoSchema.parse(JSON.parse(row.undo))), undo: null };
    },
  });

/** Pins what moved to where it was. */
async function pinBack(
  db: Database,
  tasks: readonly TaskRow[],
  moved: ReturnType<typeof followMove>,
) {
  for (const { id, from } of moved) {
    await db
      .updateTable('plan_tasks')
      .set({ due_offset: null, due_date: from })
      .where('id', '=', id)
      .execute();
  }
  const ids = new Set(moved.map(({ id }) => id));
  return { restore: tasks.filter(({ id }) => ids.has(id)) };
}

/** Somebody saw that the date moved: its tasks follow, or those that moved stay where they were, pinned. */
export const seePlan = (
  writer: PlanWriter,
  id: string,
  version: number,
  keep: 'new' | 'old',
): Promise<Plan> =>
  writePlan(writer, {
    id,
    version,
    action: 'plan.date-seen',
    run: async (db, row) => {
      const { dates } = await datePlans(db, [row]);
      const [date] = dates;
      if (date?.found.kind !== 'there') return null;
      const { now, seen, found } = date;
      const tasks = await db
        .selectFrom('plan_tasks')
        .selectAll()
        .where('plan_id', '=', id)
        .execute();
      const moved = followMove(tasks.map(ruled), seen, now);
      const set = {
        ...(await seenColumns(db, found.event, row)),
        dated_on: writer.moment.today,
      };
      return {
        set,
        undo: {
          plan: columnsBefore(row, set),
          ...(keep === 'old' && { tasks: await pinBack(db, tasks, moved) }),
        },
      };
    },
  });
