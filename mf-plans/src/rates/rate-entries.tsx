import type { Rates } from '@almanaque/api';
import { Choice, Field, FormContext } from '@almanaque/ui/form';
import { use, useState } from 'react';
import { enteredCents } from '../money/cents.ts';
import { monthText } from './month-text.ts';
import { RATE_LABEL, rateIn } from './use-rate-edit.ts';

interface RateEntriesProps {
  readonly months: readonly string[];
  readonly month: string;
  readonly rates: Rates;
  readonly onMonth: (month: string) => void;
}

/** A month and its rate. */
export function RateEntries({ months, month, rates, onMonth }: RateEntriesProps) {
  const { onEdit } = use(FormContext);
  const [shown, setShown] = useState(() => enteredCents(rateIn(rates, month)));
  const [pesos, setPesos] = useState(shown);
  const choose = (next: string) => {
    const kept = enteredCents(rateIn(rates, next));
    // What was typed stays; what was only shown is another month's.
    if (pesos === shown) setPesos(kept);
    setShown(kept);
    onEdit?.('pesos');
    onMonth(next);
  };
  return (
    <>
      <Choice
        name="month"
        label="Mes"
        value={month}
        onChange={({ target }) => choose(target.value)}
      >
        {months.map((one) => (
          <option key={one} value={one}>
            {monthText(one)}
          </option>
        ))}
      </Choice>
      <Field
        name="pesos"
        label={RATE_LABEL}
        inputMode="decimal"
        autoComplete="off"
        hint={
          rateIn(rates, month) === null
            ? 'Vale también para los meses siguientes sin cargar.'
            : 'Vacío, se quita, y el mes toma el último anterior.'
        }
        value={pesos}
        onChange={({ target }) => setPesos(target.value)}
      />
    </>
  );
}
