import {
  dateOf,
  endOfMonth,
  isKnownYear,
  monthOf,
  MONTHS,
  parseIsoDate,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { daysFromToday, WEEKDAY_NAMES } from './relative-spans.ts';

/** Both ends included. */
export interface Span {
  /** What of the calendar the text names, or where the days stand to today. */
  readonly unit: 'day' | 'month' | 'year' | 'from-today';
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export interface SpanInText {
  readonly span: Span;
  /** The text without it. */
  readonly rest: string;
  /** A month or a weekday may as well be a name: Julio, Abril, Domingo. */
  readonly mayBeName: boolean;
}

const YEAR = String.raw`(?:\s+(?:de\s+|del\s+)?(\d{4}))?`;
const MONTH = `(${MONTHS.join('|')}|setiembre)`;
const NUMBERS = /(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?![\d/.-])/;
/** Also shortened beside a day; alone, 'mar' or 'jul' begins a name. */
const SHORT_MONTH = `(${MONTHS.join('|')}|setiembre|sept|set|${MONTHS.map((name) => name.slice(0, 3)).join('|')})`;
const DAY_OF_MONTH = new RegExp(
  String.raw`\b(\d{1,2}|1[°º]|primero)(?:\s+(?:de\s+)?|-)${SHORT_MONTH}\b${YEAR}`,
);
const MONTH_ALONE = new RegExp(String.raw`\b${MONTH}\b${YEAR}`);
const YEAR_ALONE = /\b(?:19|20|21)\d{2}\b/;

/** A 29 February is at most so far. */
const YEARS_TO_LEAP = 8;

const monthNamed = (name: string): number =>
  name.startsWith('set') ? 9 : MONTHS.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;

const existing = (year: number, month: number, day: number): IsoDate | null =>
  parseIsoDate(
    [
      String(year).padStart(4, '0'),
      ...[month, day].map((part) => String(part).padStart(2, '0')),
    ].join('-'),
  );

function dayOf(
  day: number,
  month: number,
  year: string | undefined,
  from: IsoDate,
): IsoDate | null {
  if (year !== undefined) {
    const whole = year.length === 2 ? 2000 + Number(year) : Number(year);
    return isKnownYear(whole) ? existing(whole, month, day) : null;
  }
  for (
    let next = yearOf(from);
    next <= yearOf(from) + YEARS_TO_LEAP && isKnownYear(next);
    next += 1
  ) {
    const date = existing(next, month, day);
    if (date !== null && date >= from) return date;
  }
  return null;
}

function dayIn(text: string, from: IsoDate): SpanInText | null {
  for (const pattern of [NUMBERS, DAY_OF_MONTH]) {
    const [found, day = '', month = '', year] = pattern.exec(text) ?? [];
    if (found === undefined) continue;
    const number = pattern === NUMBERS ? Number(month) : monthNamed(month);
    const date = dayOf(Number.parseInt(day, 10) || 1, number, year, from);
    if (date === null) continue;
    const span: Span = { unit: 'day', from: date, to: date };
    return { span, rest: text.replace(found, ' '), mayBeName: false };
  }
  return null;
}

function monthIn(text: string, from: IsoDate): SpanInText | null {
  const [found, name = '', year] = MONTH_ALONE.exec(text) ?? [];
  if (found === undefined) return null;
  const month = monthNamed(name);
  const next = yearOf(from) + (month < monthOf(from) ? 1 : 0);
  const asked = year === undefined ? next : Number(year);
  if (!isKnownYear(asked)) return null;
  const first = dateOf(asked, month, 1);
  return {
    span: { unit: 'month', from: first, to: endOfMonth(first) },
    rest: text.replace(found, ' '),
    mayBeName: true,
  };
}

function fromTodayIn(text: string, today: IsoDate): SpanInText | null {
  const found = daysFromToday(text, today);
  if (found === null) return null;
  const [from, to] = found.days;
  const rest = text.replace(found.words, ' ');
  return {
    span: { unit: 'from-today', from, to },
    rest,
    mayBeName: WEEKDAY_NAMES.includes(found.words),
  };
}

function yearIn(text: string): SpanInText | null {
  const [year] = YEAR_ALONE.exec(text) ?? [];
  if (year === undefined || !isKnownYear(Number(year))) return null;
  const first = dateOf(Number(year), 1, 1);
  const span: Span = { unit: 'year', from: first, to: dateOf(Number(year), 12, 31) };
  return { span, rest: text.replace(year, ' '), mayBeName: false };
}

/**
 * The days that a folded text names: '25/12', '12 de octubre de 2027', 'diciembre', 'esta semana',
 * '2027'. Without a year, the next one; of a month, the one at hand.
 */
export const spanIn = (text: string, from: IsoDate): SpanInText | null =>
  dayIn(text, from) ?? monthIn(text, from) ?? fromTodayIn(text, from) ?? yearIn(text);
