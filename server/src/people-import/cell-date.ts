import { WEEKDAYS } from '@almanaque/shared-contracts/schemas';
import { fold } from '../text/fold.ts';

/** What a cell that should hold a date does hold. A roster may give a birthday without its year. */
export type CellDate =
  | {
      readonly kind: 'date';
      readonly day: number;
      readonly month: number;
      readonly year: number | null;
    }
  | { readonly kind: 'impossible' }
  | { readonly kind: 'not-a-date' };

/** The year that two digits stand for. */
export type Century = (twoDigits: number) => number;

const TIME = String.raw`(?:[ t]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:z| ?[ap]\.? ?m\.?)?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${TIME}$`);
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})${TIME}$`);
const NO_YEAR = /^(\d{1,2})[-/.](\d{1,2})$/;
const SPELT = /^(\d{1,2})(?: de |[-/. ])([a-z]{3,10})\.?(?:(?: de | del |[-/. ])(\d{4}|\d{2}))?$/;
const SERIAL = /^\d{1,6}(?:\.\d+)?$/;
/** As payroll programs hand them on. No date is both: as a day's, the other's year would be before 1300. */
const DIGITS_YEAR_FIRST = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(\d{2})$/;
const DIGITS_DAY_FIRST = /^(\d{2})(\d{2})(\d{4})$/;

/** Excel's long date tells the weekday too, and people write '1° de mayo' and '7 / 5 / 1990'. */
const WEEKDAY = new RegExp(
  String.raw`^(?:${WEEKDAYS.map(({ short }) => fold(short)).join('|')})[a-z]*\.?,? (?=\d)`,
);
const ORDINAL = /^(\d{1,2})(?:[°º]|ro|er)(?= )/;
const plain = (cell: string): string =>
  fold(cell)
    .replace(WEEKDAY, '')
    .replace(ORDINAL, '$1')
    .replace(/ ?([-/]) ?/g, '$1');

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const monthNamed = (name: string): number =>
  name.startsWith('set') ? 9 : MONTHS.indexOf(name.slice(0, 3)) + 1;

/** Any leap year: a date without a year may be 29 February. */
const LEAP_YEAR = 2000;

function dateOf(year: number | null, month: number, day: number): CellDate {
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year ?? LEAP_YEAR, month - 1, day);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? { kind: 'date', day, month, year } : { kind: 'impossible' };
}

/** Day 0 of Excel's calendar (ECMA-376, part 1, 18.17.4.1), right from March 1900 on. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;

function fromSerial(serial: number): CellDate {
  const date = new Date(EXCEL_EPOCH + Math.floor(serial) * DAY);
  return dateOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/**
 * Reads dd/mm/aaaa, d-m-aa, aaaa-mm-dd, Excel's serial number, '5 de mayo de 1990', aaaammdd, ddmmaaaa, and
 * without a year 'dd/mm'. The day always comes before the month, as it is written in Argentina.
 */
export function cellDate(cell: string, century: Century): CellDate {
  const text = plain(cell);
  const yearOf = (digits: string): number =>
    digits.length === 2 ? century(Number(digits)) : Number(digits);
  const yearFirst = YEAR_FIRST.exec(text) ?? DIGITS_YEAR_FIRST.exec(text);
  if (yearFirst !== null) {
    const [year = 0, month = 0, day = 0] = yearFirst.slice(1, 4).map(Number);
    return dateOf(year, month, day);
  }
  const dayFirst = DAY_FIRST.exec(text) ?? DIGITS_DAY_FIRST.exec(text) ?? NO_YEAR.exec(text);
  const [, day, month, year] = dayFirst ?? [];
  if (day !== undefined) {
    return dateOf(year === undefined ? null : yearOf(year), Number(month), Number(day));
  }
  const [, spelt, name = '', speltYear] = SPELT.exec(text) ?? [];
  if (spelt !== undefined) {
    const number = monthNamed(name);
    if (number === 0) return { kind: 'not-a-date' };
    return dateOf(speltYear === undefined ? null : yearOf(speltYear), number, Number(spelt));
  }
  return SERIAL.test(text) ? fromSerial(Number(text)) : { kind: 'not-a-date' };
}
