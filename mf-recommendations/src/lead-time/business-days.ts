import { addDays, weekday, type IsoDate } from '@almanaque/shared-contracts';

export type Holidays = ReadonlySet<IsoDate>;

/** Neither Saturday nor Sunday nor 'feriado' (Ley 27.399). A 'no laborable' day counts until the company says that nobody works. */
export const isBusinessDay = (date: IsoDate, holidays: Holidays): boolean =>
  weekday(date) !== 0 && weekday(date) !== 6 && !holidays.has(date);

/** The last day on which `days` business days are still left before `event`. With 0 it is `event`. */
export function businessDaysBefore(event: IsoDate, days: number, holidays: Holidays): IsoDate {
  let date = event;
  for (let left = days; left > 0;) {
    date = addDays(date, -1);
    if (isBusinessDay(date, holidays)) left -= 1;
  }
  return date;
}

/** Business days from `today`, itself counted, up to `event`, itself not. */
export function businessDaysLeft(today: IsoDate, event: IsoDate, holidays: Holidays): number {
  let count = 0;
  for (let date = today; date < event; date = addDays(date, 1)) {
    if (isBusinessDay(date, holidays)) count += 1;
  }
  return count;
}
