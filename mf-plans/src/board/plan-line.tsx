import { PLAN_STATE_WORDS, planAddress, type PlanSummary } from '@almanaque/api';
import { PageLink } from '@almanaque/ui';
import { DateMark, dateKind } from '../date-mark/date-mark.tsx';
import { moneyText, sumsText } from '../money/cents.ts';
import { shortWeekday } from '../tasks/short-weekday.ts';
import { progressText } from '../tasks/task-words.ts';
import { DueTask } from './due-task.tsx';
import { Progress } from './progress.tsx';

const STANDING_WORDS: Readonly<Record<PlanSummary['standing'], string | null>> = {
  current: null,
  moved: 'Cambiaron las fechas',
  gone: 'La fecha ya no está',
  closed: 'Se cerró',
};

function moneyOf({ budget, currency, spent }: PlanSummary): string | null {
  const told = sumsText(spent);
  if (budget === null) return told === '' ? null : `Gastado ${told}`;
  return `${told === '' ? moneyText(0, currency) : told} de ${moneyText(budget, currency)}`;
}

export function PlanLine({ plan }: { readonly plan: PlanSummary }) {
  const { on, tasks, standing, owner } = plan;
  const { late, noTime = 0 } = tasks;
  const of = tasks.open + tasks.done;
  const warning = STANDING_WORDS[standing];
  const money = moneyOf(plan);
  return (
    <li className="plan">
      <div>
        <PageLink className="title" to={planAddress(plan.id)}>
          {plan.title}
        </PageLink>
        <p className="facts">
          <span className="marked">
            <DateMark on={on} />
            <span className="hidden">{dateKind(on)}: </span>
            {on.title}
          </span>
          <span>{shortWeekday(on.day)}</span>
          {owner && <span>{owner.name}</span>}
          {money !== null && <span>{money}</span>}
        </p>
      </div>
      <div className="how">
        <span className="state" data-state={plan.state}>
          {PLAN_STATE_WORDS[plan.state]}
        </span>
        <span className="done numbers">
          <Progress done={tasks.done} of={of} />
          {progressText({ done: tasks.done, of })}
        </span>
      </div>
      {(late > 0 || noTime > 0 || warning !== null) && (
        <p className="warning">
          {warning !== null && <span>{warning}</span>}
          {late > 0 && (
            <span className="late">{late === 1 ? '1 vencida' : `${late} vencidas`}</span>
          )}
          {noTime > 0 && (
            <span className="late">{noTime === 1 ? '1 no llega' : `${noTime} no llegan`}</span>
          )}
        </p>
      )}
      {plan.due.length > 0 && (
        <ul className="due-tasks">
          {plan.due.map((task) => (
            <DueTask key={task.id} planId={plan.id} task={task} />
          ))}
        </ul>
      )}
    </li>
  );
}
