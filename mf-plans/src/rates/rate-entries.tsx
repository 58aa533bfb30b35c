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
  const kept = enteredCents(rateIn(rates, month));
  /** Stays with another month; null: what is kept is shown, also what another person sets meanwhile. */
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (next: string) => {
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
        value={typed ?? kept}
        onChange={({ target }) => setTyped(target.value === kept ? null : target.value)}
      />
    </>
  );
}
