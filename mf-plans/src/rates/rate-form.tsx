import { MAX_RATE, type Rates } from '@almanaque/api';
import { addMonths, isoDate, useHost, useToday } from '@almanaque/shared-contracts';
import { Button } from '@almanaque/ui';
import { Form, type Entries } from '@almanaque/ui/form';
import { useState } from 'react';
import { centsOf, moneyText } from '../money/cents.ts';
import { RateEntries } from './rate-entries.tsx';
import { rateIn, useRateEdit } from './use-rate-edit.ts';

export interface RateFormProps {
  /** 'YYYY-MM', the first of the twelve months that are offered. */
  readonly from: string;
  /** The one it begins with. Default: this month, or the last of them. */
  readonly first: string | undefined;
  readonly rates: Rates;
  readonly onDone: () => void;
}

const monthsFrom = (from: string): readonly string[] =>
  Array.from({ length: 12 }, (_month, after) =>
    addMonths(isoDate(`${from}-01`), after).slice(0, 7),
  );

/** Sets one month's rate; its problems are told below the field. */
export function RateForm({ from, first, rates, onDone }: RateFormProps) {
  const { timeZone } = useHost();
  const months = monthsFrom(from);
  const today = useToday(timeZone).slice(0, 7);
  const [month, setMonth] = useState(
    first ?? months.find((one) => one === today) ?? months.at(-1) ?? today,
  );
  const { begin, send, isClash } = useRateEdit(month, rates);
  const kept = rateIn(rates, month);
  const check = (entries: Entries) => {
    const typed = (entries['pesos'] ?? '').trim();
    if (typed === '' && kept !== null) return {};
    const cents = centsOf(typed);
    if (cents === null || cents === 0) return { pesos: 'Escribilo como 1450 o 1450,50.' };
    return cents > MAX_RATE ? { pesos: 'Son demasiados pesos: hasta 100.000 por dólar.' } : {};
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
      <RateEntries
        months={months}
        month={month}
        rates={rates}
        onMonth={(next) => {
          begin();
          setMonth(next);
        }}
      />
      {isClash && (
        <div className="choices">
          {/* Whoever takes it has seen both sides: nothing more is asked about what was typed. */}
          <Button variant="outlined" onClick={onDone}>
            {kept === null ? 'Dejarlo sin cargar' : `Dejar ${moneyText(kept, 'ARS')}`}
          </Button>
        </div>
      )}
    </Form>
  );
}
