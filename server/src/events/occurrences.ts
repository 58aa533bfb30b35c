import {
  addDays,
  daysBetween,
  isoDate,
  LAST_YEAR,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { daysOfRule, type Series } from './day-rules.ts';
import { HALF_PERIOD, parseRule } from './recurrence-rule.ts';

/** Midnight UTC stands for a date: a rule of dates alone never meets a zone. */
const at = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime('UTC');

function work({ date, rrule }: Series, from: string, to: string): IsoDate[] {
  const rule = new RRuleTemporal({ rruleString: rrule, dtstart: at(date), temporal: Temporal });
  return rule.between(at(from), at(to), true).map((day) => isoDate(day.toPlainDate().toString()));
}

/** The grid of the last month reaches into it. */
const LAST_SHOWN_YEAR = LAST_YEAR + 1;

/** Those within so many years of today stay kept, whatever other years somebody reads. */
const NEAR_YEARS = 2;

/** Of each kind, and of all series together. */
const MAX_KEPT = 5_000;

/** A year of a series is worked out once: reading months is what a calendar does all day. */
const kept = {
  near: new Map<string, readonly IsoDate[]>(),
  far: new Map<string, readonly IsoDate[]>(),
};

function ofYear(series: Series, year: number): readonly IsoDate[] {
  // Whoever asks may name any date, and the library steps from the first one to it: for minutes, to 9999.
  if (year < yearOf(isoDate(series.date)) || year > LAST_SHOWN_YEAR) return [];
  const isNear = Math.abs(year - new Date().getFullYear()) <= NEAR_YEARS;
  const years = isNear ? kept.near : kept.far;
  const key = `${series.date} ${series.rrule} ${year}`;
  const known = years.get(key);
  if (known !== undefined) return known;
  const dates = daysOfRule(series, year) ?? work(series, `${year}-01-01`, `${year}-12-31`);
  const [oldest] = years.keys();
  if (years.size >= MAX_KEPT && oldest !== undefined) years.delete(oldest);
  years.set(key, dates);
  return dates;
}

/** The dates from `from` to `to`, both included, on which an occurrence begins, in order. */
export function occurrencesBetween(series: Series, from: IsoDate, to: IsoDate): IsoDate[] {
  const dates: IsoDate[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    dates.push(...ofYear(series, year).filter((date) => date >= from && date <= to));
  }
  return dates;
}

export const occursOn = (series: Series, date: IsoDate): boolean =>
  occurrencesBetween(series, date, date).length > 0;

/** All of them up to `to`; only for a rule that has an end, or a `to` that is near. */
export const occurrencesUntil = (series: Series, to: IsoDate): IsoDate[] =>
  occurrencesBetween(series, isoDate(series.date), to);

/**
 * The occurrence that stands where `date` would: `date` itself, or the nearest of the same week,
 * month or year. Null: none is near.
 */
export function nearestOccurrence(series: Series, date: IsoDate): IsoDate | null {
  const reach = HALF_PERIOD[parseRule(series.rrule)?.get('FREQ') ?? ''] ?? 0;
  const near = occurrencesBetween(series, addDays(date, -reach), addDays(date, reach));
  const distance = (other: IsoDate) => Math.abs(daysBetween(date, other));
  return near.reduce<IsoDate | null>(
    (best, other) => (best === null || distance(other) < distance(best) ? other : best),
    null,
  );
}
