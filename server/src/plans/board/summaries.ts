import {
  addUp,
  endOfWeek,
  type Amount,
  type BoardView,
  type PlanSummary,
  type TaskTiming,
} from '@almanaque/api';
import { isoDate, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import { readTasks } from '../tasks/read-tasks.ts';
import { taskFromRow, type NamedTaskRow } from '../tasks/task-from-row.ts';
import { standingOf } from '../standing.ts';
import { isMine, type Mine } from './mine.ts';
import type { ListedPlan } from './listed-plans.ts';

interface View {
  readonly view: BoardView;
  readonly mine: Mine;
  readonly today: IsoDate;
}

async function ownersOf(db: Database, plans: readonly ListedPlan[]) {
  const ids = plans.flatMap(({ row }) => (row.owner_id === null ? [] : [row.owner_id]));
  const rows = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where(among(db, 'id', [...new Set(ids)]))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

async function expensesOf(db: Database, planIds: readonly string[]) {
  const rows = await db
    .selectFrom('plan_expenses')
    .select(['plan_id', 'amount', 'currency'])
    .where(among(db, 'plan_id', planIds))
    .execute();
  return Map.groupBy(rows, ({ plan_id }) => plan_id);
}

const byDue = (a: PlanSummary['due'][number], b: PlanSummary['due'][number]): number =>
  (a.dueOn ?? '').localeCompare(b.dueOn ?? '');

function summaryOf(
  plan: ListedPlan,
  tasks: readonly NamedTaskRow[],
  expenses: readonly Amount[],
  { view, mine, today }: View,
): Omit<PlanSummary, 'owner'> {
  const { row, on, nextDue } = plan;
  const context = { ...plan, today, datedOn: isoDate(row.dated_on) };
  const told = tasks.map((task) => ({ task, told: taskFromRow(task, context) }));
  const open = told.filter(({ task }) => task.done_at === null);
  const count = (wanted: TaskTiming) =>
    open.filter(({ told: { timing } }) => timing === wanted).length;
  const isWanted = ({ task, told: { dueOn } }: (typeof told)[number]): boolean => {
    if (view === 'all') return false;
    return view === 'mine' ? isMine(mine, task, row) : dueOn !== null && dueOn <= endOfWeek(today);
  };
  const { id, version, title, state, budget, currency } = row;
  return {
    ...{ id, version, title, state, on, nextDue, budget, currency },
    standing: standingOf(row, tasks, plan).kind,
    tasks: {
      open: open.length,
      done: told.length - open.length,
      late: count('late'),
      noTime: count('no-time'),
    },
    due: open
      .filter(isWanted)
      .map((one) => one.told)
      .sort(byDue),
    spent: addUp([...expenses, ...tasks.map(({ spent }) => ({ amount: spent ?? 0, currency }))]),
  };
}

/** A page of a list, each plan with what the view is about. */
export async function summariesOf(
  db: Database,
  plans: readonly ListedPlan[],
  view: View,
): Promise<PlanSummary[]> {
  const ids = plans.map(({ row }) => row.id);
  const tasks = Map.groupBy(await readTasks(db, ids), ({ plan_id }) => plan_id);
  const expenses = await expensesOf(db, ids);
  const owners = await ownersOf(db, plans);
  return plans.map((plan) => {
    const { id, owner_id } = plan.row;
    const summary = summaryOf(plan, tasks.get(id) ?? [], expenses.get(id) ?? [], view);
    return { ...summary, owner: owners.get(owner_id ?? '') ?? null };
  });
}
