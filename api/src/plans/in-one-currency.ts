import { CURRENCIES, type Currency, type Sums } from './money.ts';

/** All amounts in one currency, at `dollar` whole cents of a peso for a dollar. */
export interface OneCurrency {
  readonly currency: Currency;
  readonly dollar: number;
}

/** What both come to in that one, to the nearest cent. */
export const inOneCurrency = ({ ARS, USD }: Sums, { currency, dollar }: OneCurrency): number =>
  currency === 'ARS'
    ? ARS + Math.round((USD * dollar) / 100)
    : USD + Math.round((ARS * 100) / dollar);

/** The same as sums, with nothing in the other one. */
export const toOneCurrency = (sums: Sums, one: OneCurrency): Sums => {
  const converted = CURRENCIES.map((currency) => [
    currency,
    currency === one.currency ? inOneCurrency(sums, one) : 0,
  ]);
  return Object.fromEntries(converted) as Sums;
};
