import {
  addDays,
  addMonths,
  FIRST_YEAR,
  LAST_YEAR,
  weekday,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts';

type Step = (from: IsoDate, shift: boolean) => IsoDate;

/** Where each key leads from a date (WAI-ARIA Authoring Practices, date picker dialog: date grid). */
const STEPS: Readonly<Partial<Record<string, Step>>> = {
  ArrowLeft: (from) => addDays(from, -1),
  ArrowRight: (from) => addDays(from, 1),
  ArrowUp: (from) => addDays(from, -7),
  ArrowDown: (from) => addDays(from, 7),
  Home: (from) => addDays(from, -weekday(from)),
  End: (from) => addDays(from, 6 - weekday(from)),
  PageUp: (from, shift) => addMonths(from, shift ? -12 : -1),
  PageDown: (from, shift) => addMonths(from, shift ? 12 : 1),
};

/** Whether there is a calendar for it. */
export const isKnown = (date: IsoDate): boolean =>
  yearOf(date) >= FIRST_YEAR && yearOf(date) <= LAST_YEAR;

/** The date to which a key leads; null: it leads nowhere. */
export function dayAfter(key: string, shift: boolean, from: IsoDate): IsoDate | null {
  const to = STEPS[key]?.(from, shift);
  return to !== undefined && isKnown(to) ? to : null;
}
