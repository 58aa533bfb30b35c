import { currencySchema, PLAN_WORDS, type Plan } from '@almanaque/api';
import { Field, Form, type Entries } from '@almanaque/ui/form';
import { useMergedWrite } from '../plans/use-merged-write.ts';
import { usePlanWrites } from '../plans/use-plan-writes.ts';
import { amountOf, amountProblems, enteredCents } from './cents.ts';
import { CurrencyChoice } from './currency-choice.tsx';

const entriesOf = ({ budget, currency, people }: Plan): Entries => ({
  budget: enteredCents(budget),
  currency,
  people: people === null ? '' : String(people),
});

const check = ({ people = '', ...entries }: Entries) => ({
  ...amountProblems(entries, 'budget'),
  ...(people.trim() !== '' &&
    !/^[1-9]\d{0,5}$/.test(people.trim()) && { people: 'Escribí un número, como 24.' }),
});

interface BudgetFormProps {
  readonly plan: Plan;
  readonly onDone: () => void;
}

export function BudgetForm({ plan, onDone }: BudgetFormProps) {
  const { change } = usePlanWrites();
  const { opened, save } = useMergedWrite({
    plan,
    entriesOf,
    labels: PLAN_WORDS,
    write: (now, { budget, currency, people = '' }) =>
      change(now, {
        budget: amountOf(budget),
        currency: currencySchema.parse(currency),
        people: people.trim() === '' ? null : Number(people),
      }),
  });
  return (
    <Form
      submit="Guardar"
      busy="Guardando…"
      check={check}
      send={save}
      onSent={onDone}
      onCancel={onDone}
    >
      <div className="pair">
        <Field
          name="budget"
          label={PLAN_WORDS.budget}
          optional
          inputMode="decimal"
          defaultValue={opened['budget']}
        />
        <CurrencyChoice label={PLAN_WORDS.currency} defaultValue={opened['currency']} />
        <Field
          name="people"
          label={PLAN_WORDS.people}
          optional
          inputMode="numeric"
          defaultValue={opened['people']}
        />
      </div>
    </Form>
  );
}
