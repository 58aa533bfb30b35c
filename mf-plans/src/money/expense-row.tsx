import { EXPENSE_WORDS, type Expense, type Plan } from '@almanaque/api';
import { shortDate, useHost } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { useState } from 'react';
import { useDollar } from '../rates/use-dollar.ts';
import { moneyText } from './cents.ts';
import { ExpenseForm } from './expense-form.tsx';

interface ExpenseRowProps {
  readonly plan: Plan;
  readonly expense: Expense;
}

export function ExpenseRow({ plan, expense }: ExpenseRowProps) {
  const { apiBase } = useHost();
  const dollar = useDollar(plan);
  const [isEditing, setEditing] = useState(false);
  const { what, provider, amount, currency, pricedOn, receiptNumber, receipt } = expense;
  if (isEditing) {
    return (
      <li className="expense">
        <div className="editing">
          <ExpenseForm plan={plan} expense={expense} onDone={() => setEditing(false)} />
        </div>
      </li>
    );
  }
  const approx = dollar?.approx({ [currency]: amount });
  const facts = [provider, shortDate(pricedOn)].filter(Boolean).join(' · ');
  return (
    <li className="expense">
      <b>{what}</b>
      <span className="amount">
        {moneyText(amount, currency)}
        {approx && <small>{approx}</small>}
      </span>
      <p className="quiet">
        {facts}
        {receiptNumber !== null && (
          <>
            {` · ${EXPENSE_WORDS.receiptNumber} `}
            <span className="number">{receiptNumber}</span>
          </>
        )}
        {receipt !== null && (
          <>
            {' · '}
            <a href={`${apiBase}${receipt}`} target="_blank" rel="noreferrer">
              Foto<span className="hidden"> del comprobante de {what}</span>
            </a>
          </>
        )}
      </p>
      <Button size="small" onClick={() => setEditing(true)}>
        Editar<span className="hidden"> el gasto «{what}»</span>
      </Button>
    </li>
  );
}
