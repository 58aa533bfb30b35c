import { addDays, longDate, weekdayDayAndMonth, type IsoDate } from '@almanaque/shared-contracts';

const REACH_DAYS = 31;

/**
 * The first day around `date`, other than `day`, that a text a person wrote names: it was written
 * before the day changed. Null: it names none, or `day` as well.
 */
export function otherDayIn(text: string, date: IsoDate, day: IsoDate): IsoDate | null {
  if (text.includes(weekdayDayAndMonth(day))) return null;
  const around = Array.from({ length: 2 * REACH_DAYS + 1 }, (_, index) =>
    addDays(date, index - REACH_DAYS),
  );
  return around.find((one) => text.includes(weekdayDayAndMonth(one))) ?? null;
}

/** The text with one day in the place of another, with its year where it was written. */
export const withDay = (text: string, from: IsoDate, to: IsoDate): string =>
  text
    .replaceAll(longDate(from), longDate(to))
    .replaceAll(weekdayDayAndMonth(from), weekdayDayAndMonth(to));
