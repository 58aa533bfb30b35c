import {
  addDays,
  isDayOff,
  type CalendarEvent,
  type DaysOff,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { fixedDays } from '../../calendar/fixed-days.ts';
import type { Database } from '../../db/database.ts';

/** Beyond the longest offset there is, `MAX_OFFSET` business days with their weekends and holidays. */
export const REACH_DAYS = 220;
/** What falls on a day off may be celebrated after it. */
export const AFTER_DAYS = 21;

/** Holidays and non-working days taken, by their date, with what each is called. */
export type NamedDaysOff = ReadonlyMap<IsoDate, string>;

/** Those from `from` to `to`, both included. */
export async function daysOffBetween(
  db: Database,
  from: IsoDate,
  to: IsoDate,
): Promise<NamedDaysOff> {
  const fixed = await fixedDays(db, from, to);
  const found = new Map<IsoDate, string>();
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const off = fixed(date).holidays.find(({ event }) => isDayOff(event));
    if (off !== undefined) found.set(date, off.event.title);
  }
  return found;
}

/** Those by which the tasks before `date` are dated. */
export const daysOffBefore = (daysOff: NamedDaysOff, date: IsoDate): DaysOff => {
  const [from, to] = [addDays(date, -REACH_DAYS), addDays(date, AFTER_DAYS)];
  return new Set([...daysOff.keys()].filter((day) => day >= from && day <= to));
};

/** What becomes of a holiday. */
export interface HolidayChange {
  /** As the calendar has it; null: not at all. */
  readonly before: CalendarEvent | null;
  /** The day on which nobody works because of it, from then on; null: none. */
  readonly off: IsoDate | null;
}

/** What becomes of the days off when the calendar changes. */
export interface DaysOffChange {
  /** Those on which people work from now on. */
  readonly freed: readonly IsoDate[];
  /** Those on which nobody does any more. */
  readonly taken: readonly IsoDate[];
}

/**
 * What these changes do together: a day that one leaves and another takes is off all the time.
 * @param offOn for which holidays nobody works on a day, as the calendar is.
 */
export function daysOffChange(
  changes: readonly HolidayChange[],
  offOn: (day: IsoDate) => readonly CalendarEvent[],
): DaysOffChange {
  const changed = new Set(changes.flatMap(({ before }) => before?.id ?? []));
  const wanted = new Set(changes.flatMap(({ off }) => off ?? []));
  const left = new Set(changes.flatMap(({ before }) => before?.date ?? []));
  const isFreed = (day: IsoDate): boolean =>
    !wanted.has(day) && offOn(day).length > 0 && offOn(day).every(({ id }) => changed.has(id));
  return {
    freed: [...left].filter(isFreed),
    taken: [...wanted].filter((day) => offOn(day).length === 0),
  };
}

/** The days off as they will be. */
export const daysOffAfter = (daysOff: DaysOff, { freed, taken }: DaysOffChange): DaysOff =>
  new Set([...daysOff].filter((day) => !freed.includes(day)).concat(taken));

/** Whether what is celebrated on `date` may be dated anew by that change. */
export const isReached = (date: IsoDate, { freed, taken }: DaysOffChange): boolean =>
  [...freed, ...taken].some(
    (day) => day >= addDays(date, -REACH_DAYS) && day <= addDays(date, AFTER_DAYS),
  );
