import { CURRENCIES, type Currency, type Sums } from './money.ts';

export interface Amount {
  readonly amount: number;
  readonly currency: Currency;
}

/** What they come to, each currency by itself: whole cents, so that nothing is lost. */
export function addUp(amounts: readonly Amount[]): Sums {
  const sums: Record<Currency, number> = { ARS: 0, USD: 0 };
  for (const { amount, currency } of amounts) sums[currency] += amount;
  return sums;
}

/** What each of so many costs, to the nearest cent. */
export const perHead = (sums: Sums, people: number): Sums => {
  const shares = CURRENCIES.map((currency) => [currency, Math.round(sums[currency] / people)]);
  return Object.fromEntries(shares) as Sums;
};
