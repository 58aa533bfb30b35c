import { CURRENCIES, type Plan } from '@almanaque/api';
import { budgetOf, perHead } from './budget.ts';
import { moneyText, sumsText } from './cents.ts';

/** How much of what there is was spent; over it, in words and not by colour alone. */
export function BudgetSums({ plan }: { readonly plan: Plan }) {
  const { spent, people, currency, planned } = plan;
  const budget = budgetOf(plan);
  const hasSpent = CURRENCIES.some((one) => spent[one] > 0);
  if (budget === null && !hasSpent && planned === 0) {
    return <p className="quiet">Todavía no hay montos. Con un presupuesto se ve cuánto queda.</p>;
  }
  const head = perHead(spent[currency], people);
  const isOver = budget !== null && budget.left < 0;
  const part = budget === null ? 0 : Math.min(1, budget.spent / Math.max(1, budget.budget));
  return (
    <>
      <dl className="sums">
        {budget !== null && (
          <div>
            <dt>Presupuesto</dt>
            <dd>{moneyText(budget.budget, currency)}</dd>
          </div>
        )}
        <div>
          <dt>Gastado</dt>
          <dd>{sumsText(spent) || moneyText(0, currency)}</dd>
        </div>
        {budget !== null && (
          <div data-over={isOver}>
            <dt>{isOver ? 'De más' : 'Queda'}</dt>
            <dd>{moneyText(Math.abs(budget.left), currency)}</dd>
          </div>
        )}
        {planned > 0 && (
          <div>
            <dt>Previsto en tareas</dt>
            <dd>{moneyText(planned, currency)}</dd>
          </div>
        )}
        {head !== null && spent[currency] > 0 && (
          <div>
            <dt>Por persona ({people})</dt>
            <dd>{moneyText(head, currency)}</dd>
          </div>
        )}
      </dl>
      {budget !== null && (
        <div className="meter" data-over={isOver} aria-hidden="true">
          <span style={{ width: `${part * 100}%` }} />
        </div>
      )}
    </>
  );
}
