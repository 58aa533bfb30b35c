import * as z from 'zod/mini';

/** A calendar date, `YYYY-MM-DD`. Never an instant: it has no zone and no time of day. */
export const isoDateSchema = z.iso.date().brand<'IsoDate'>();
export type IsoDate = z.infer<typeof isoDateSchema>;

/** @throws {z.core.$ZodError} when `text` is not a date that exists. */
export const isoDate = (text: string): IsoDate => isoDateSchema.parse(text);

/** Null when `text` is not a date that exists (2025-02-30, 2025-9-1, '' …). */
export function parseIsoDate(text: unknown): IsoDate | null {
  const result = isoDateSchema.safeParse(text);
  return result.success ? result.data : null;
}

const DAY_MS = 86_400_000;

// UTC gives every day exactly 24 hours, so arithmetic on dates never meets daylight saving.
const toIso = (day: Date): IsoDate => day.toISOString().slice(0, 10) as IsoDate;

// A month's grid asks what follows hundreds of times: what the text itself says is read from it.

export const addDays = (date: IsoDate, days: number): IsoDate =>
  toIso(new Date(Date.parse(date) + days * DAY_MS));

/** Keeps the day where the target month has it, else its last day: 31 January + 1 → 28 February. */
export const addMonths = (date: IsoDate, months: number): IsoDate => {
  const first = new Date(startOfMonth(date));
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = endOfMonth(toIso(first));
  return last.slice(8) < date.slice(8) ? last : (`${last.slice(0, 8)}${date.slice(8)}` as IsoDate);
};

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** 0 is Sunday, 6 is Saturday. */
export const weekday = (date: IsoDate): number => new Date(date).getUTCDay();

export const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

/** 1 to 12. */
export const monthOf = (date: IsoDate): number => Number(date.slice(5, 7));

/** 1 to 31. */
export const dayOfMonth = (date: IsoDate): number => Number(date.slice(8));

export const startOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 8)}01` as IsoDate;

export const endOfMonth = (date: IsoDate): IsoDate => {
  const last = new Date(startOfMonth(date));
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return toIso(last);
};

export const isSameMonth = (a: IsoDate, b: IsoDate): boolean => a.slice(0, 7) === b.slice(0, 7);

/** Days that every month has: to look whether they exist would take most of a year's dates of a roster. */
const EVERY_MONTHS = 28;

/** @param month 1 to 12. @throws when that day does not exist. */
export const dateOf = (year: number, month: number, day: number): IsoDate => {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const isKnown = day >= 1 && day <= EVERY_MONTHS && month >= 1 && month <= 12;
  return isKnown && text.length === 10 && year >= 0 ? (text as IsoDate) : isoDate(text);
};
