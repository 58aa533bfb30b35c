import type { Plan } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { useState } from 'react';
import { Section } from '../plan/section.tsx';
import { BudgetForm } from './budget-form.tsx';
import { BudgetSums } from './budget-sums.tsx';
import { ExpenseForm } from './expense-form.tsx';
import { ExpenseRow } from './expense-row.tsx';

export function MoneySection({ plan }: { readonly plan: Plan }) {
  // Each form is open by itself: the late answer of one takes nothing entered in the other with it.
  const [isBudgeting, setBudgeting] = useState(false);
  const [isSpending, setSpending] = useState(false);
  return (
    <Section
      title="Presupuesto"
      aside={
        !isBudgeting && (
          <Button size="small" onClick={() => setBudgeting(true)}>
            {plan.budget === null ? 'Definir' : 'Editar'}
            <span className="hidden"> el presupuesto</span>
          </Button>
        )
      }
    >
      {isBudgeting ? (
        <div className="editing">
          <BudgetForm plan={plan} onDone={() => setBudgeting(false)} />
        </div>
      ) : (
        <BudgetSums plan={plan} />
      )}
      {plan.expenses.length > 0 && (
        <ul className="expenses" aria-label="Gastos">
          {plan.expenses.map((expense) => (
            <ExpenseRow key={expense.id} plan={plan} expense={expense} />
          ))}
        </ul>
      )}
      {isSpending ? (
        <div className="editing">
          <ExpenseForm plan={plan} expense={null} onDone={() => setSpending(false)} />
        </div>
      ) : (
        <p className="quiet">
          <Button size="small" variant="outlined" onClick={() => setSpending(true)}>
            Agregar un gasto
          </Button>
        </p>
      )}
    </Section>
  );
}
