import { inOneCurrency, rateOf, type Conversion, type Currency, type Rate } from '@almanaque/api';
import type { CoveredDate, Outcome } from './cover.ts';

const byMonth = (a: Rate, b: Rate): number => a.month.localeCompare(b.month);

interface Converted {
  readonly dates: readonly CoveredDate[];
  readonly conversion: Conversion;
}

/**
 * The dates with what was spent in one currency, for each plan at the rate of its date's month. Where no
 * rate is known for an amount, all of them stay as they were: a sum of some would mislead.
 * @param rates By month.
 */
export function convertDates(
  dates: readonly CoveredDate[],
  currency: Currency,
  rates: readonly Rate[],
): Converted {
  const used = new Set<Rate>();
  const missing = new Set<string>();
  const convert = (outcome: Outcome, month: string): Outcome => {
    const { spent } = outcome;
    if (spent.every((one) => one.currency === currency || one.amount === 0)) return outcome;
    const rate = rateOf(rates, month);
    if (rate === undefined) {
      missing.add(month);
      return outcome;
    }
    used.add(rate);
    const amount = inOneCurrency(spent, currency, rate.cents);
    return { ...outcome, spent: [{ amount, currency }] };
  };
  const converted = dates.map((one) => {
    // Most dates of thousands have no plan, and need no copy.
    if (one.outcomes.length === 0) return one;
    const outcomes = one.outcomes.map((outcome) => convert(outcome, one.date.slice(0, 7)));
    return { ...one, outcomes };
  });
  const isWhole = missing.size === 0;
  return {
    dates: isWhole ? converted : dates,
    conversion: {
      currency,
      rates: isWhole ? [...used].sort(byMonth) : [],
      missing: [...missing].sort(),
    },
  };
}
