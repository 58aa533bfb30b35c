import {
  addDays,
  dateOf,
  DAY_CODES,
  daysBetween,
  isoDate,
  weekday,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { parseRule, untilOf, type RuleParts } from './recurrence-rule.ts';

/** When a series begins, and the rule by which it goes on. */
export interface Series {
  readonly date: string;
  readonly rrule: string;
}

const years = new Map<number, readonly IsoDate[]>();

/** The days of a year, worked out once: all the series of all readings share their texts. */
function daysOfYear(year: number): readonly IsoDate[] {
  const kept = years.get(year);
  if (kept !== undefined) return kept;
  const first = dateOf(year, 1, 1);
  const length = daysBetween(first, dateOf(year + 1, 1, 1));
  const days = Array.from({ length }, (_, day) => addDays(first, day));
  years.set(year, days);
  return days;
}

/** Whether a rule falls on a day so many days after it began, that is such a day of the week. */
type Falls = (daysAfter: number, weekday: number) => boolean;

function fallsBy(rule: RuleParts, begins: number): Falls {
  const interval = Number(rule.get('INTERVAL') ?? 1);
  const named = rule.get('BYDAY')?.split(',');
  if (rule.get('FREQ') === 'DAILY') {
    const isNamed = DAY_CODES.map((name) => named?.includes(name) ?? true);
    return (daysAfter, day) => daysAfter % interval === 0 && isNamed[day] === true;
  }
  const isNamed = DAY_CODES.map((name, day) => named?.includes(name) ?? day === begins);
  const weekBegins = rule.get('WKST') === 'SU' ? 0 : 1;
  const intoWeek = (begins - weekBegins + 7) % 7;
  return (daysAfter, day) =>
    isNamed[day] === true && Math.floor((daysAfter + intoWeek) / 7) % interval === 0;
}

/** No rule that falls at all waits longer than this for its next time: 99 weeks. */
const LONGEST_WAIT = 99 * 7;

/** The last date of a rule that ends after so many times. */
function lastCounted(begins: IsoDate, falls: Falls, count: number): IsoDate {
  const first = weekday(begins);
  let found = 0;
  let last = 0;
  for (let day = 0; found < count && day <= last + LONGEST_WAIT; day += 1) {
    if (!falls(day, (first + day) % 7)) continue;
    found += 1;
    last = day;
  }
  return addDays(begins, last);
}

/**
 * A year of a series that goes by days or weeks: arithmetic, where the library steps from date to date
 * and takes a hundred times as long. Null: the rule goes by months or years, or picks from its week.
 */
export function daysOfRule({ date, rrule }: Series, year: number): readonly IsoDate[] | null {
  const rule = parseRule(rrule);
  const frequency = rule?.get('FREQ');
  if (rule === null || rule.has('BYSETPOS')) return null;
  if (frequency !== 'DAILY' && frequency !== 'WEEKLY') return null;
  const begins = isoDate(date);
  if (yearOf(begins) > year) return [];
  const falls = fallsBy(rule, weekday(begins));
  const count = Number(rule.get('COUNT'));
  const until = rule.has('COUNT') ? lastCounted(begins, falls, count) : untilOf(rrule);
  const days = daysOfYear(year);
  const [first] = days;
  if (first === undefined || (until !== null && until < first)) return [];
  const after = daysBetween(begins, first);
  const firstWeekday = weekday(first);
  return days.filter(
    (day, index) =>
      after + index >= 0 &&
      (until === null || day <= until) &&
      falls(after + index, (firstWeekday + index) % 7),
  );
}
