import type { Conversion } from '@almanaque/api';
import { Button } from '@almanaque/ui';
import { handFocusOn } from '@almanaque/ui/form';
import { useState } from 'react';
import { moneyText } from '../money/cents.ts';
import { useWhose } from '../page/use-whose.ts';
import { LateRateForm } from './late-rate-form.tsx';
import { monthText } from './month-text.ts';

const list = new Intl.ListFormat('es');

function told({ rates, missing }: Conversion): string {
  if (missing.length > 0) {
    return `Falta a cuánto estaba el dólar en ${list.format(missing.map(monthText))}. Mientras tanto, cada moneda va aparte.`;
  }
  if (rates.length === 0) return 'No hay montos en la otra moneda: no hizo falta convertir.';
  const each = rates.map(({ month, cents }) => `${monthText(month)}, ${moneyText(cents, 'ARS')}`);
  return `Al dólar de cada mes, o del último anterior que se cargó: ${each.join('; ')}.`;
}

interface DollarProps {
  readonly conversion: Conversion;
  /** 'YYYY-MM', the first of the twelve months that are looked at. */
  readonly from: string;
}

/** At what the dollar was taken to put all amounts together, and where an administrator sets it. */
export function Dollar({ conversion, from }: DollarProps) {
  const whose = useWhose();
  const [isSetting, setSetting] = useState(false);
  const isAdmin = whose.kind === 'account' && whose.session.role === 'administrador';
  return (
    <section className="dollar" aria-label="El dólar de cada mes">
      <p role="status">
        {told(conversion)}
        {!isAdmin && ' Lo carga un administrador.'}
      </p>
      {isAdmin &&
        (isSetting ? (
          <div className="setting" ref={handFocusOn}>
            <LateRateForm
              from={from}
              first={conversion.missing[0]}
              onDone={() => setSetting(false)}
            />
          </div>
        ) : (
          <Button size="small" variant="outlined" onClick={() => setSetting(true)}>
            Cargar el dólar de un mes
          </Button>
        ))}
    </section>
  );
}
