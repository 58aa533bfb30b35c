import { CURRENCIES, type Plan, type Sums } from '@almanaque/api';
import { useDollar } from '../rates/use-dollar.ts';
import { budgetOf, perHead } from './budget.ts';
import { moneyText, sumsText } from './cents.ts';

interface SumProps {
  readonly name: string;
  readonly text: string;
  /** The same in pesos; null: it is, or at what is not known. */
  readonly approx: string | null | undefined;
  readonly isOver?: boolean;
}

const Sum = ({ name, text, approx, isOver }: SumProps) => (
  <div data-over={isOver}>
    <dt>{name}</dt>
    <dd>
      {text}
      {approx && <small>{approx}</small>}
    </dd>
  </div>
);

/** How much of what there is was spent; over it, in words and not by colour alone. */
export function BudgetSums({ plan }: { readonly plan: Plan }) {
  const { spent, people, currency, planned } = plan;
  const dollar = useDollar(plan);
  const budget = budgetOf(plan);
  const hasSpent = CURRENCIES.some((one) => spent[one] > 0);
  if (budget === null && !hasSpent && planned === 0) {
    return <p className="quiet">Todavía no hay montos. Con un presupuesto se ve cuánto queda.</p>;
  }
  const head = perHead(spent[currency], people);
  const isOver = budget !== null && budget.left < 0;
  const part = budget === null ? 0 : Math.min(1, budget.spent / Math.max(1, budget.budget));
  const of = (amount: number): Partial<Sums> => ({ [currency]: amount });
  const sum = (name: string, amount: number, wasOver?: boolean) => (
    <Sum
      name={name}
      text={moneyText(amount, currency)}
      approx={dollar?.approx(of(amount))}
      {...(wasOver !== undefined && { isOver: wasOver })}
    />
  );
  return (
    <>
      <dl className="sums">
        {budget !== null && sum('Presupuesto', budget.budget)}
        <Sum
          name="Gastado"
          text={sumsText(spent) || moneyText(0, currency)}
          approx={dollar?.approx(spent)}
        />
        {budget !== null && sum(isOver ? 'De más' : 'Queda', Math.abs(budget.left), isOver)}
        {planned > 0 && sum('Previsto en tareas', planned)}
        {head !== null && spent[currency] > 0 && sum(`Por persona (${people})`, head)}
      </dl>
      {dollar !== null && <p className="quiet">{dollar.told}</p>}
      {budget !== null && (
        <div className="meter" data-over={isOver} aria-hidden="true">
          <span style={{ width: `${part * 100}%` }} />
        </div>
      )}
    </>
  );
}
