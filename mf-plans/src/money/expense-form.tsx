import { currencySchema, EXPENSE_WORDS, type Expense, type Plan } from '@almanaque/api';
import { useHost, useToday, type Provider } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import {
  Choice,
  DateField,
  Field,
  Form,
  tellByToast,
  useWhileThere,
  useWrite,
} from '@almanaque/ui/form';
import { useState } from 'react';
import { dateText } from '../plans/date-text.ts';
import { useMergedWrite } from '../plans/use-merged-write.ts';
import { useOnceKey } from '../plans/use-once-key.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { useRebasedWrite } from '../plans/use-rebased-write.ts';
import { useUndoable } from '../plans/use-undoable.ts';
import { DirectoryUnread } from '../providers/directory-unread.tsx';
import { useProviders } from '../providers/use-providers.ts';
import { CurrencyChoice } from './currency-choice.tsx';
import { CURRENCY_WORDS } from './currency-words.ts';
import { checkExpense, entriesOfExpense, expenseOf } from './expense-entries.ts';
import { ReceiptPicture } from './receipt-picture.tsx';

interface ExpenseFormProps {
  readonly plan: Plan;
  /** Null: one to be added. */
  readonly expense: Expense | null;
  readonly onDone: () => void;
}

const expenseIn = (plan: Plan, id: string | undefined) =>
  plan.expenses.find((one) => one.id === id);

type Offered = readonly Pick<Provider, 'id' | 'name'>[];

/**
 * The directory, and whoever the expense has: also where that is not in it any more, or is not here. What is
 * not among the options is not chosen either, and saving would take it away.
 */
function useOffered(expense: Expense | null): Offered {
  const { data } = useProviders();
  const directory = data?.providers ?? [];
  const { providerId: id = null, provider: name = null } = expense ?? {};
  if (id === null || directory.some((one) => one.id === id)) return directory;
  return [{ id, name: name ?? 'El que tenía' }, ...directory];
}

/** How a person reads an entry: some are kept by an id, or by a code. */
function readable(providers: Offered, name: string, value: string): string {
  if (name === 'receipt') return 'otra';
  if (name === 'currency') return CURRENCY_WORDS[currencySchema.parse(value)];
  if (name === 'pricedOn') return dateText(value);
  if (name !== 'providerId') return value;
  return providers.find(({ id }) => id === value)?.name ?? 'otro';
}

interface ExpenseWrites extends ExpenseFormProps {
  readonly onAdded: (expense: Expense | null) => void;
  readonly providers: Offered;
}

function useExpenseWrites({ plan, expense, onAdded, onDone, providers }: ExpenseWrites) {
  const close = useWhileThere(onDone);
  const today = useToday(useHost().timeZone);
  const { addExpense, changeExpense, removeExpense } = usePlanWrites();
  const { keyOf, spend } = useOnceKey();
  const rebased = useRebasedWrite(plan);
  const tell = useUndoable();
  const remove = async (removed: Expense) => {
    const left = await rebased(
      (one) => expenseIn(one, removed.id),
      (one) => removeExpense(one, removed.id),
    );
    close();
    tell(`Se quitó «${removed.what}».`, left);
  };
  const merged = useMergedWrite({
    plan,
    entriesOf: (one) => entriesOfExpense(expenseIn(one, expense?.id), one, today),
    labels: EXPENSE_WORDS,
    say: (name, value) => readable(providers, name, value),
    write: async (now, entries) => {
      const draft = expenseOf(entries, today);
      if (expense) return changeExpense(now, expense.id, draft);
      const added = await addExpense(now, { ...draft, id: keyOf(draft) });
      spend();
      // What was typed meanwhile is of that one, and not of a second.
      onAdded(added.expenses.find(({ id }) => !expenseIn(now, id)) ?? null);
      return added;
    },
  });
  return { remove, ...merged };
}

export function ExpenseForm(props: ExpenseFormProps) {
  const { onDone } = props;
  const [expense, setExpense] = useState(props.expense);
  const providers = useOffered(expense);
  const writes = { ...props, expense, providers, onAdded: setExpense };
  const { opened, save, remove } = useExpenseWrites(writes);
  const { write, busy } = useWrite({ tell: tellByToast });
  return (
    <>
      <Form
        submit={expense ? 'Guardar' : 'Agregar'}
        busy="Guardando…"
        check={checkExpense}
        send={save}
        onSent={onDone}
        onCancel={onDone}
      >
        <div className="pair">
          <Field
            name="what"
            label={EXPENSE_WORDS.what}
            required
            maxLength={200}
            defaultValue={opened['what']}
          />
          <Field
            name="amount"
            label={EXPENSE_WORDS.amount}
            required
            inputMode="decimal"
            defaultValue={opened['amount']}
          />
          <CurrencyChoice label={EXPENSE_WORDS.currency} defaultValue={opened['currency']} />
          <DateField
            name="pricedOn"
            label={EXPENSE_WORDS.pricedOn}
            defaultValue={opened['pricedOn']}
          />
          <Choice
            name="providerId"
            label={EXPENSE_WORDS.providerId}
            defaultValue={opened['providerId']}
          >
            <option value="">Ninguno de la lista</option>
            {providers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
          <Field
            name="receiptNumber"
            label={EXPENSE_WORDS.receiptNumber}
            optional
            maxLength={60}
            defaultValue={opened['receiptNumber']}
          />
        </div>
        <DirectoryUnread />
        <ReceiptPicture first={opened['receipt'] ?? ''} />
      </Form>
      {expense && (
        <Button size="small" aria-disabled={busy} onClick={() => void write(() => remove(expense))}>
          Quitar el gasto
        </Button>
      )}
    </>
  );
}
