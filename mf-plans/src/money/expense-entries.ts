import { currencySchema, type Expense, type ExpenseDraft, type Plan } from '@almanaque/api';
import { dateOfShort, shortDate, type IsoDate } from '@almanaque/shared-contracts';
import { dateProblem, type Entries, type Problems } from '@almanaque/ui/form';
import { amountProblem, centsOf, enteredCents } from './cents.ts';

export const entriesOfExpense = (
  expense: Expense | null | undefined,
  { currency }: Plan,
  today: IsoDate,
): Entries => ({
  what: expense?.what ?? '',
  amount: enteredCents(expense?.amount ?? null),
  currency: expense?.currency ?? currency,
  providerId: expense?.providerId ?? '',
  pricedOn: shortDate(expense?.pricedOn ?? today),
  receiptNumber: expense?.receiptNumber ?? '',
  receipt: expense?.receipt ?? '',
});

export const checkExpense = ({
  amount = '',
  pricedOn = '',
  receiptIsComing,
}: Entries): Problems => {
  const problem = amountProblem(amount);
  return {
    ...(problem !== null && { amount: problem }),
    ...(dateOfShort(pricedOn) === null && { pricedOn: dateProblem(pricedOn) }),
    ...(receiptIsComing === 'true' && { '': 'Esperá a que termine de subir la foto.' }),
  };
};

/** What was entered, once it was checked. */
export function expenseOf(entries: Entries, today: IsoDate): ExpenseDraft {
  const { what = '', amount = '', currency, providerId, pricedOn = '' } = entries;
  const { receiptNumber, receipt } = entries;
  return {
    what,
    amount: centsOf(amount) ?? 0,
    currency: currencySchema.parse(currency),
    providerId: providerId === '' || providerId === undefined ? null : providerId,
    pricedOn: dateOfShort(pricedOn) ?? today,
    receiptNumber: receiptNumber?.trim() ? receiptNumber.trim() : null,
    receipt: receipt || null,
  };
}
