import {
  addDays,
  daysBetween,
  isoDate,
  type EventDraft,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { ApiError } from '../http/error.ts';
import { excludedDates, type CompanyEventRow } from './company-event.ts';
import type { Series } from './day-rules.ts';
import {
  nearestOccurrence,
  occurrencesBetween,
  occurrencesUntil,
  occursOn,
} from './occurrences.ts';
import { changedRule, continuing, HALF_PERIOD, parseRule } from './recurrence-rule.ts';

/** A row that repeats. */
export type SeriesRow = CompanyEventRow & { readonly rrule: string };

export const isSeries = (row: CompanyEventRow): row is SeriesRow => row.rrule !== null;

/** @throws {ApiError} 400 when none was named, or it is not one of the series. */
export function requireOccurrence(row: SeriesRow, occurrence: IsoDate | undefined): IsoDate {
  if (occurrence === undefined) {
    throw new ApiError(400, 'invalid_input', 'Falta el campo «occurrence».', 'occurrence');
  }
  if (!occursOn(row, occurrence) || excludedDates(row).includes(occurrence)) {
    throw new ApiError(
      400,
      'invalid_input',
      'Ese evento no se repite en esa fecha: volvé a abrirlo desde el calendario.',
      'occurrence',
    );
  }
  return occurrence;
}

/** The same event, beginning on another day and lasting as long. */
export function draftAt<Draft extends Pick<EventDraft, 'date' | 'endDate'>>(
  draft: Draft,
  date: IsoDate,
): Draft {
  const days = daysBetween(draft.date, date);
  return { ...draft, date, endDate: draft.endDate && addDays(draft.endDate, days) };
}

/** The column `excluded` with more dates. */
export const excludingAll = (
  row: Pick<CompanyEventRow, 'excluded'>,
  dates: readonly IsoDate[],
): string => JSON.stringify([...excludedDates(row), ...dates].sort());

/** The column `excluded` with one more date. */
export const excluding = (row: SeriesRow, date: IsoDate): string => excludingAll(row, [date]);

/** The rule as if it had no end. */
export const forEver = (rule: string): string => changedRule(rule, { COUNT: null, UNTIL: null });

/** Whether the rule falls several times in each of its periods, as one made of such lists does. */
function hasSeveralDays(rule: string): boolean {
  const parts = parseRule(rule);
  const lists = ['BYDAY', 'BYMONTHDAY', 'BYMONTH'].map((name) => parts?.get(name) ?? '');
  return parts?.has('BYSETPOS') !== true && lists.some((list) => list.includes(','));
}

/** Any occurrence of a period shows itself in so many days. */
const A_YEAR = 366;

/**
 * Holds a move by `days` to be one of all occurrences: of a rule that stays as it is and has several
 * days, one can go to the place of another, and none would move.
 * @throws {ApiError} 400
 */
export function requireAllToMove(row: SeriesRow, rrule: string, days: number): void {
  const rule = forEver(row.rrule);
  if (days === 0 || forEver(rrule) !== rule || !hasSeveralDays(rule)) return;
  const from = isoDate(row.date);
  const moved = { date: addDays(from, days), rrule: rule };
  const all = occurrencesBetween({ date: from, rrule: rule }, from, addDays(from, A_YEAR));
  if (all.every((date) => occursOn(moved, addDays(date, days)))) return;
  throw new ApiError(
    400,
    'invalid_input',
    'Se repite en varios días, y pasar uno a otro día no mueve a los demás. Mové solo este, o elegí otra repetición.',
    'rrule',
  );
}

/**
 * By how many days a series moved, told by how it is before and after. One that begins later, or
 * earlier, on a day on which it would have come anyhow has not moved.
 */
export function daysMoved(before: Series, after: Series): number {
  const [from, to] = [isoDate(before.date), isoDate(after.date)];
  const [early, late] = from <= to ? [before, to] : [after, from];
  const endless = { date: early.date, rrule: forEver(early.rrule) };
  if (occursOn(endless, late)) return 0;
  const days = daysBetween(from, to);
  const period = 2 * (HALF_PERIOD[parseRule(early.rrule)?.get('FREQ') ?? ''] ?? 0);
  const near = Math.abs(days) <= period ? null : nearestOccurrence(endless, late);
  if (near === null) return days;
  return from <= to ? daysBetween(near, to) : daysBetween(from, near);
}

/** What was taken out of the old series stays out of the new one, where it has an occurrence there. */
export function movedExclusions(row: SeriesRow, series: Series, days: number): string | null {
  const everyTime = { date: row.date, rrule: forEver(row.rrule) };
  const moved = excludedDates(row)
    // What another calendar left out may never have been one: it is no reason to leave out its neighbour.
    .filter((date) => occursOn(everyTime, date))
    .map((date) => nearestOccurrence(series, addDays(date, days)))
    .filter((date) => date !== null && date >= series.date);
  return moved.length === 0 ? null : JSON.stringify([...new Set(moved)].sort());
}

/** The rule of what is left of the series from `date` on. A number of times is that of the whole series. */
export function ruleFrom(row: SeriesRow, date: IsoDate, rrule = row.rrule): string {
  const count = parseRule(rrule)?.get('COUNT');
  if (count === undefined || count !== parseRule(row.rrule)?.get('COUNT')) return rrule;
  return continuing(rrule, occurrencesUntil(row, addDays(date, -1)).length);
}

/**
 * Where a whole series begins when the occurrence that was edited moved by `days`: as far from its old
 * beginning, or on the day nearest to it on which the new rule falls.
 */
export function movedBeginning(row: SeriesRow, rrule: string, days: number): IsoDate {
  const date = addDays(isoDate(row.date), days);
  if (occursOn({ date, rrule }, date)) return date;
  const reach = HALF_PERIOD[parseRule(rrule)?.get('FREQ') ?? ''] ?? 0;
  const everyTime = changedRule(rrule, { INTERVAL: null, COUNT: null });
  const earlier = { date: addDays(date, -reach), rrule: everyTime };
  return nearestOccurrence(earlier, date) ?? date;
}
