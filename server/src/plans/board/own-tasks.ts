import { OPEN_PLAN_STATES, type OwnTask } from '@almanaque/api';
import { addDays, isoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Actor } from '../../audit/record-audit.ts';
import type { Database } from '../../db/database.ts';
import { datePlans } from '../dates/date-plans.ts';
import { readTasks } from '../tasks/read-tasks.ts';
import { taskFromRow } from '../tasks/task-from-row.ts';
import { visibleTo } from '../../known-plans/visible.ts';
import { isMine, mineOf, ownedBy } from './mine.ts';
import { LISTED } from './listed-plans.ts';

/** For how long one sees what one did. */
const DONE_DAYS = 14;

/** The tasks of one's own of what is planned, by when they are due: nothing of money, nor of anybody else's. */
export async function ownTasks(db: Database, viewer: Actor, today: IsoDate): Promise<OwnTask[]> {
  const mine = await mineOf(db, viewer);
  const rows = await db
    .selectFrom('plans')
    .select(LISTED)
    .where('deleted_at', 'is', null)
    .where('state', 'in', OPEN_PLAN_STATES)
    .where(await visibleTo(db, viewer))
    .where((eb) => ownedBy(eb, mine))
    .execute();
  const { dates } = await datePlans(db, rows);
  const plans = new Map(dates.map((plan) => [plan.row.id, plan]));
  const since = addDays(today, -DONE_DAYS);
  const tasks = await readTasks(db, [...plans.keys()]);
  return tasks
    .flatMap((task): OwnTask[] => {
      const plan = plans.get(task.plan_id);
      const isOld = task.done_at !== null && task.done_at < since;
      if (plan === undefined || plan.found.kind === 'closed' || isOld) return [];
      const { row, on, found } = plan;
      if (!isMine(mine, task, row)) return [];
      const context = { ...plan, today, datedOn: isoDate(row.dated_on) };
      const at = { planId: row.id, event: on.title, day: found.kind === 'gone' ? null : on.day };
      return [{ ...at, ...taskFromRow(task, context), planned: null, spent: null }];
    })
    .sort((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
}
