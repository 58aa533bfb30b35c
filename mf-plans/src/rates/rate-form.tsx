import { MAX_RATE, ratesSchema, type Rate } from '@almanaque/api';
import {
  addMonths,
  changed,
  isoDate,
  sendJson,
  toastStore,
  useHost,
  useQueryClient,
  useToday,
} from '@almanaque/shared-contracts';
import { Choice, Field, Form, type Entries } from '@almanaque/ui/form';
import { useState } from 'react';
import { centsOf, enteredCents, moneyText } from '../money/cents.ts';
import { monthText } from './month-text.ts';
import { ratesQuery, ratesUrl } from './rates-query.ts';

export interface RateFormProps {
  /** 'YYYY-MM', the first of the twelve months that are offered. */
  readonly from: string;
  /** The one it begins with. Default: this month, or the last of them. */
  readonly first: string | undefined;
  readonly rates: readonly Rate[];
  readonly onDone: () => void;
}

const monthsFrom = (from: string): readonly string[] =>
  Array.from({ length: 12 }, (_month, after) =>
    addMonths(isoDate(`${from}-01`), after).slice(0, 7),
  );

/** Sets one month's rate; its problems are told below the field. */
export function RateForm({ from, first, rates, onDone }: RateFormProps) {
  const { apiBase, timeZone } = useHost();
  const queries = useQueryClient();
  const months = monthsFrom(from);
  const today = useToday(timeZone).slice(0, 7);
  const rateIn = (one: string) => rates.find((rate) => rate.month === one)?.cents ?? null;
  const [month, setMonth] = useState(
    first ?? months.find((one) => one === today) ?? months.at(-1) ?? today,
  );
  const [pesos, setPesos] = useState(enteredCents(rateIn(month)));
  const choose = (next: string) => {
    // What was typed stays; what was only shown is another month's.
    if (pesos === enteredCents(rateIn(month))) setPesos(enteredCents(rateIn(next)));
    setMonth(next);
  };
  const check = (entries: Entries) => {
    const typed = (entries['pesos'] ?? '').trim();
    if (typed === '' && rateIn(month) !== null) return {};
    const cents = centsOf(typed);
    if (cents === null || cents === 0) return { pesos: 'Escribilo como 1450 o 1450,50.' };
    return cents > MAX_RATE ? { pesos: 'Son demasiados pesos: hasta 100.000 por dólar.' } : {};
  };
  const send = async (entries: Entries) => {
    const cents = centsOf(entries['pesos'] ?? '');
    const url = `${ratesUrl(apiBase)}/${month}`;
    const now = await sendJson(ratesSchema, 'PUT', url, { cents });
    queries.setQueryData(ratesQuery(apiBase).queryKey, now.rates);
    void changed(queries, apiBase, 'plans');
    toastStore().show(
      cents === null
        ? `Se quitó el dólar de ${monthText(month)}.`
        : `El dólar de ${monthText(month)}: ${moneyText(cents, 'ARS')}.`,
      'success',
    );
  };
  return (
    <Form
      submit="Guardar"
      busy="Guardando…"
      check={check}
      send={send}
      onSent={onDone}
      onCancel={onDone}
    >
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
        label="Pesos por dólar"
        inputMode="decimal"
        autoComplete="off"
        hint={
          rateIn(month) === null
            ? 'Vale también para los meses siguientes sin cargar.'
            : 'Vacío, se quita, y el mes toma el último anterior.'
        }
        value={pesos}
        onChange={({ target }) => setPesos(target.value)}
      />
    </Form>
  );
}
