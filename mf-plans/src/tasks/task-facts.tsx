import type { Currency, PlanTask } from '@almanaque/api';
import { moneyText } from '../money/cents.ts';
import { dueText, timingText } from './task-words.ts';

interface TaskFactsProps {
  readonly task: PlanTask;
  readonly currency: Currency;
}

function costText({ planned, spent }: PlanTask, currency: Currency): string | null {
  if (spent !== null) return `Gastado ${moneyText(spent, currency)}`;
  return planned === null ? null : `Previsto ${moneyText(planned, currency)}`;
}

/** When it is due and why then, whose it is, and what it costs. */
export function TaskFacts({ task, currency }: TaskFactsProps) {
  const { owner, role, note, why, due, timing, done } = task;
  const cost = costText(task, currency);
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
