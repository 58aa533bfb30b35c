import {
  dateOf,
  endOfMonth,
  FIRST_YEAR,
  isKnownYear,
  LAST_YEAR,
  type IsoDate,
} from '@almanaque/shared-contracts';

/** A month of a year, or with 0 all of it. */
export interface Period {
  readonly year: number;
  readonly month: number;
}

export const YEAR_PROBLEM = `Escribí un año entre ${FIRST_YEAR} y ${LAST_YEAR}.`;

/** Null: there is no such year in the calendar. */
export function readPeriod(month: string, year: string): Period | null {
  const period = { year: Number(year.trim()), month: Number(month) };
  return /^\d{4}$/.test(year.trim()) && isKnownYear(period.year) ? period : null;
}

export function rangeOf({ year, month }: Period): { from: IsoDate; to: IsoDate } {
  const from = dateOf(year, month || 1, 1);
  return { from, to: month === 0 ? dateOf(year, 12, 31) : endOfMonth(from) };
}

/** 'almanaque-2026-11', 'almanaque-2026': what the server calls it too. */
export const fileNameOf = ({ year, month }: Period): string =>
  ['almanaque', year, ...(month === 0 ? [] : [String(month).padStart(2, '0')])].join('-');
