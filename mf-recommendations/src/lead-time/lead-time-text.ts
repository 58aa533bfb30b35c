import { weekdayDayAndMonth, type BudgetTier } from '@almanaque/shared-contracts';
import type { LeadTime } from './lead-time.ts';

const TIERS: Readonly<Record<BudgetTier, string>> = {
  none: 'sin presupuesto',
  low: 'de bajo presupuesto',
  high: 'de alto presupuesto',
};

const remaining = (left: number): string => {
  if (left === 0) return 'No queda ningún día hábil';
  return left === 1 ? 'Queda 1 día' : `Quedan ${left} días`;
};

const wayOut = (fits: BudgetTier | null): string =>
  fits === null
    ? 'Ninguna de las tres llega a tiempo: conviene pasarla a otra fecha.'
    : `Todavía llegás con la opción ${TIERS[fits]}.`;

interface LeadTimeText {
  readonly text: string;
  readonly detail: string;
}

const say = (text: string, detail = ''): LeadTimeText => ({ text, detail });

/** Null where there is nothing to say. Days are business days throughout. */
export function leadTimeText(time: LeadTime): LeadTimeText | null {
  switch (time.kind) {
    case 'unknown':
      return null;
    case 'past':
      return say(
        'La fecha del evento ya pasó.',
        'Con «Imprimir» la guardás en PDF para la próxima vez.',
      );
    case 'in-time':
      return say(`Empezá antes del ${weekdayDayAndMonth(time.startBy)}`);
    case 'last-day':
      return say('Empezá hoy', 'Es el último día para llegar a tiempo.');
    case 'late':
      return say(`${remaining(time.left)} y pide ${time.asks}`, wayOut(time.fits));
  }
}
