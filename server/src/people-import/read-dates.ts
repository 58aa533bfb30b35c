import type { Birth, RowRemark } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import { cellDate, type CellDate, type Century } from './cell-date.ts';
import { problem } from './remarks.ts';

/** A value read from a cell, or why it cannot be. */
export type Reading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly remark: RowRemark };

const good = <Value>(value: Value): Reading<Value> => ({ ok: true, value });

/** Youngest and oldest that somebody on a roster can be (Ley 26.390: from 16, apprentices earlier). */
const YOUNGEST = 14;
const OLDEST = 110;

/** No roster of today has somebody hired earlier, nor plans further ahead. */
const FIRST_HIRE_YEAR = 1930;
const YEARS_AHEAD = 50;

/** How programs write that there is no date, or no end: an empty cell says the same. */
const NO_DATE =
  /^(?:0{1,2}([-/.])0{1,2}\1(?:00){1,2}|0000-00-00|31([-/.])12(?:\2)9999|9999-12-31)$/;
const isNoDate = (cell: string): boolean => cell === '' || NO_DATE.test(cell);

/** The latest century in which the year is not after `last`. */
const latestUpTo =
  (last: number): Century =>
  (twoDigits) =>
    2000 + twoDigits <= last ? 2000 + twoDigits : 1900 + twoDigits;

export function readBirth(cell: string, thisYear: number): Reading<Birth | null> {
  if (isNoDate(cell)) return good(null);
  const date = cellDate(cell, latestUpTo(thisYear - YOUNGEST));
  if (date.kind === 'impossible') return { ok: false, remark: problem('birth-impossible', cell) };
  if (date.kind === 'not-a-date') return { ok: false, remark: problem('birth-not-a-date', cell) };
  const { day, month, year } = date;
  if (year !== null && (year > thisYear - YOUNGEST || year < thisYear - OLDEST)) {
    return { ok: false, remark: problem('birth-implausible', cell) };
  }
  return good({ day, month, year });
}

type DatedField = 'hire' | 'leaving';

function readWhole(
  field: DatedField,
  cell: string,
  date: CellDate,
  plausible: (year: number) => boolean,
): Reading<IsoDate | null> {
  if (date.kind === 'impossible')
    return { ok: false, remark: problem(`${field}-impossible`, cell) };
  if (date.kind === 'not-a-date' || date.year === null) {
    return { ok: false, remark: problem(`${field}-not-a-date`, cell) };
  }
  if (!plausible(date.year)) return { ok: false, remark: problem(`${field}-implausible`, cell) };
  const part = (value: number, digits: number) => String(value).padStart(digits, '0');
  const text = `${part(date.year, 4)}-${part(date.month, 2)}-${part(date.day, 2)}`;
  return good(text as IsoDate);
}

/** A hire or leaving date, which is of no use without its year. */
export function readDate(
  field: DatedField,
  cell: string,
  thisYear: number,
): Reading<IsoDate | null> {
  if (isNoDate(cell)) return good(null);
  return readWhole(
    field,
    cell,
    cellDate(cell, latestUpTo(thisYear + YOUNGEST)),
    (year) => year >= FIRST_HIRE_YEAR && year <= thisYear + YEARS_AHEAD,
  );
}
