import { addUp, type Amount } from './add-up.ts';
import type { Currency } from './money.ts';
import type { Rate } from './rate.ts';

/**
 * What amounts come to in one currency, to the nearest cent: added up first and rounded once.
 * @param dollar Whole cents of a peso for a dollar.
 */
export function inOneCurrency(
  amounts: readonly Amount[],
  currency: Currency,
  dollar: number,
): number {
  const { ARS, USD } = addUp(amounts);
  return currency === 'ARS'
    ? ARS + Math.round((USD * dollar) / 100)
    : USD + Math.round((ARS * 100) / dollar);
}

/** @param rates By month. @returns the month's own, or of the latest before it that has one. */
export const rateOf = (rates: readonly Rate[], month: string): Rate | undefined =>
  rates.findLast((rate) => rate.month <= month);
