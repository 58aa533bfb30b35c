import {
  addDays,
  addMonths,
  endOfMonth,
  startOfMonth,
  weekday,
  WEEKDAYS,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { fold } from '../text/fold.ts';

/** Its first day and its last. */
type Days = readonly [IsoDate, IsoDate];
type FromToday = (today: IsoDate) => Days;

const day =
  (ahead: number): FromToday =>
  (today) => [addDays(today, ahead), addDays(today, ahead)];
/** Sunday to Saturday, as the calendar's own. */
const week =
  (ahead: number): FromToday =>
  (today) => {
    const sunday = addDays(today, 7 * ahead - weekday(today));
    return [sunday, addDays(sunday, 6)];
  };
const month =
  (ahead: number): FromToday =>
  (today) => {
    const first = addMonths(startOfMonth(today), ahead);
    return [first, endOfMonth(first)];
  };

/** Folded, from Sunday on. */
export const WEEKDAY_NAMES = WEEKDAYS.map(({ long }) => fold(long));

const NEXT = '(?:que viene|proxim[oa]|siguiente)';

/** How people call days by where they stand to today, folded: what says more comes first. */
const WORDINGS: readonly (readonly [RegExp, FromToday])[] = [
  [/\bpasado manana\b/, day(2)],
  [/\bmanana\b/, day(1)],
  [/\bhoy\b/, day(0)],
  [/\bayer\b/, day(-1)],
  [new RegExp(String.raw`\b(?:proxima semana|semana ${NEXT})\b`), week(1)],
  [/\besta semana\b/, week(0)],
  [new RegExp(String.raw`\b(?:proximo mes|mes ${NEXT})\b`), month(1)],
  [/\beste mes\b/, month(0)],
  ...WEEKDAY_NAMES.map(
    (name, number) =>
      [
        new RegExp(String.raw`\b${name}\b`),
        (today: IsoDate) => day((number - weekday(today) + 7) % 7)(today),
      ] as const,
  ),
];

/** The days that a folded text names by where they stand to today, and its words for them. */
export function daysFromToday(
  text: string,
  today: IsoDate,
): { readonly days: Days; readonly words: string } | null {
  for (const [wording, daysOf] of WORDINGS) {
    const [words] = wording.exec(text) ?? [];
    if (words !== undefined) return { days: daysOf(today), words };
  }
  return null;
}
