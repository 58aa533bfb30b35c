import { CURRENCIES, inOneCurrency, rateOf, type Plan, type Sums } from '@almanaque/api';
import { useHost, useQuery } from '@almanaque/shared-contracts';
import { moneyText } from '../money/cents.ts';
import { monthText } from './month-text.ts';
import { ratesQuery } from './rates-query.ts';

/** Whether anything of the plan is in dollars. */
const hasDollars = ({ currency, budget, planned, spent, expenses, tasks }: Plan): boolean =>
  spent.USD > 0 ||
  expenses.some((one) => one.currency === 'USD') ||
  (currency === 'USD' &&
    ((budget ?? 0) > 0 || planned > 0 || tasks.some((task) => task.spent !== null)));

export interface Dollar {
  /** What dollars and pesos come to in whole pesos: '≈ $ 116.000'. Null: there are no dollars in it. */
  readonly approx: (sums: Partial<Sums>) => string | null;
  /** Of when it is, and how much: 'Al dólar de marzo de 2026: $ 1.450.' */
  readonly told: string;
}

/**
 * What the plan's dollars are in pesos, at the rate of the month of its date, as its coverage counts them,
 * or at the latest before it. Null: none is known, or nothing is in dollars, and then none is asked for.
 */
export function useDollar(plan: Plan): Dollar | null {
  const { apiBase } = useHost();
  const { data: known } = useQuery({ ...ratesQuery(apiBase), enabled: hasDollars(plan) });
  const rate = known && rateOf(known.rates, plan.on.date.slice(0, 7));
  if (rate === undefined) return null;
  return {
    approx: (sums) => {
      if (!sums.USD) return null;
      const amounts = CURRENCIES.map((currency) => ({ currency, amount: sums[currency] ?? 0 }));
      const pesos = Math.round(inOneCurrency(amounts, 'ARS', rate.cents) / 100);
      return `≈ ${moneyText(pesos * 100, 'ARS')}`;
    },
    told: `En pesos, al dólar de ${monthText(rate.month)}: ${moneyText(rate.cents, 'ARS')}.`,
  };
}
