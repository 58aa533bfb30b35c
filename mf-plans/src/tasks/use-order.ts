import type { Plan, PlanTask } from '@almanaque/api';
import { usePlanChoice } from '../plans/use-plan-choice.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { movedTo } from './moved-to.ts';

type Order = readonly string[];

/** The tasks in that order, with those that came since behind them. */
function ordered({ tasks }: Plan, order: Order): readonly PlanTask[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const since = tasks.filter(({ id }) => !order.includes(id));
  return [...order.flatMap((id): PlanTask | [] => byId.get(id) ?? []), ...since];
}

const idsOf = (tasks: readonly PlanTask[]): string[] => tasks.map(({ id }) => id);

/** The tasks as the person put them, at once; the server's order stands where it could not be kept. */
export function useOrder(plan: Plan) {
  const { orderTasks } = usePlanWrites();
  const { chosen, choose } = usePlanChoice<Order>({
    plan,
    concerns: (one, order) => idsOf(one.tasks).filter((id) => order.includes(id)),
    write: (one, order) => orderTasks(one, idsOf(ordered(one, order))),
  });
  const tasks = ordered(plan, chosen ?? []);

  /** Gives where it is then; null: it stays. */
  const move = (id: string, to: number): number | null => {
    const from = tasks.findIndex((task) => task.id === id);
    if (from < 0 || to < 0 || to >= tasks.length || from === to) return null;
    void choose(idsOf(movedTo(tasks, from, to)));
    return to;
  };
  return { tasks, move };
}
