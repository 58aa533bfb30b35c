import { CURRENCIES, type Currency } from '@almanaque/api';
import { addMonths, parseIsoDate, type IsoDate } from '@almanaque/shared-contracts';

/** What is looked at, and how its amounts are told. */
export interface CoverageView {
  /** 'YYYY-MM', the first of twelve months. */
  readonly from: string;
  /** The one that all amounts are told in; null: each by itself. */
  readonly currency: Currency | null;
}

/** The twelve months that end with this one. */
const usualFrom = (today: IsoDate): string =>
  addMonths(parseIsoDate(`${today.slice(0, 7)}-01`) ?? today, -11).slice(0, 7);

/** What an address says to show; what it says wrong is passed over. */
export function viewOf(search: string, today: IsoDate): CoverageView {
  const given = new URLSearchParams(search);
  const from = given.get('desde') ?? '';
  return {
    from: parseIsoDate(`${from}-01`) === null ? usualFrom(today) : from,
    currency: CURRENCIES.find((currency) => currency === given.get('moneda')) ?? null,
  };
}

/** '?desde=2026-01&moneda=ARS' */
export function searchOfView({ from, currency }: CoverageView): string {
  const search = new URLSearchParams({ desde: from });
  if (currency !== null) search.set('moneda', currency);
  return `?${search.toString()}`;
}
