import type { Currency, Plan } from '@almanaque/api';

export interface Budget {
  readonly currency: Currency;
  readonly budget: number;
  readonly spent: number;
  /** Below nothing: how much more than there was. */
  readonly left: number;
}

/** Null: nobody said how much there is. What was spent in the other currency is told beside it. */
export function budgetOf({ budget, currency, spent }: Plan): Budget | null {
  if (budget === null) return null;
  return { currency, budget, spent: spent[currency], left: budget - spent[currency] };
}

/** In whole cents, rounded as one pays: the half up. Null: for how many is not known. */
export const perHead = (cents: number, people: number | null): number | null =>
  people === null ? null : Math.round(cents / people);
