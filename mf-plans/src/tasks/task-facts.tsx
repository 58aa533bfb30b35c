import type { Plan, PlanTask } from '@almanaque/api';
import { moneyText } from '../money/cents.ts';
import { useDollar, type Dollar } from '../rates/use-dollar.ts';
import { dueText, timingText } from './task-words.ts';

interface TaskFactsProps {
  readonly task: PlanTask;
  readonly plan: Plan;
}

function costText(
  { planned, spent }: PlanTask,
  { currency }: Plan,
  dollar: Dollar | null,
): string | null {
  const cents = spent ?? planned;
  if (cents === null) return null;
  const approx = dollar?.approx({ [currency]: cents });
  const text = `${spent === null ? 'Previsto' : 'Gastado'} ${moneyText(cents, currency)}`;
  return approx ? `${text} (${approx})` : text;
}

/** When it is due and why then, whose it is, and what it costs. */
export function TaskFacts({ task, plan }: TaskFactsProps) {
  const { owner, role, note, why, due, timing, done } = task;
  const cost = costText(task, plan, useDollar(plan));
  return (
    <>
      <p className="facts">
        <span data-timing={timing}>{timingText(task)}</span>
        {!done && <span>{dueText(due)}</span>}
        {(owner ?? role) !== null && <span>{owner?.name ?? role}</span>}
        {cost !== null && <span>{cost}</span>}
      </p>
      {why !== null && <p className="why">{why}</p>}
      {note !== '' && <p className="note">{note}</p>}
    </>
  );
}
