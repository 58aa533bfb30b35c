import { CURRENCIES, type Currency, type OneCurrency } from '@almanaque/api';
import { addMonths, parseIsoDate, type IsoDate } from '@almanaque/shared-contracts';
import { centsOf, enteredCents } from '../money/cents.ts';

/** What is looked at, and how its amounts are told. */
export interface CoverageView {
  /** 'YYYY-MM', the first of twelve months. */
  readonly from: string;
  /** The one that all amounts are told in; null: each by itself. */
  readonly currency: Currency | null;
  /** Whole cents of a peso for a dollar; null: nobody said. */
  readonly dollar: number | null;
}

/** The twelve months that end with this one. */
export const usualFrom = (today: IsoDate): string =>
  addMonths(parseIsoDate(`${today.slice(0, 7)}-01`) ?? today, -11).slice(0, 7);

/** What an address says to show; what it says wrong is passed over. */
export function viewOf(search: string, today: IsoDate): CoverageView {
  const given = new URLSearchParams(search);
  const from = given.get('desde') ?? '';
  const dollar = centsOf(given.get('dolar') ?? '');
  return {
    from: parseIsoDate(`${from}-01`) === null ? usualFrom(today) : from,
    currency: CURRENCIES.find((currency) => currency === given.get('moneda')) ?? null,
    dollar: dollar === 0 ? null : dollar,
  };
}

/** '?desde=2026-01&moneda=ARS&dolar=1450' */
export function searchOfView({ from, currency, dollar }: CoverageView): string {
  const search = new URLSearchParams({ desde: from });
  if (currency !== null) search.set('moneda', currency);
  if (currency !== null && dollar !== null) search.set('dolar', enteredCents(dollar));
  return `?${search.toString()}`;
}

/** Null: amounts are told each by itself, also while nobody said what a dollar costs. */
export const oneCurrencyOf = ({ currency, dollar }: CoverageView): OneCurrency | null =>
  currency === null || dollar === null ? null : { currency, dollar };
