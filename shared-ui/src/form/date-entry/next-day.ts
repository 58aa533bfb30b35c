import { dateOfShort, yearOf, type IsoDate } from '@almanaque/shared-contracts';

/** So many years may pass between two 29 February. */
const MOST_YEARS = 8;

/** '24/12' as the next such day, `from` included; null: the text is no day without its year. */
export function nextDay(text: string, from: IsoDate): IsoDate | null {
  const [, day, month] = /^(\d{1,2})[/-](\d{1,2})[/-]?$/.exec(text.trim()) ?? [];
  if (day === undefined || month === undefined) return null;
  for (let year = yearOf(from); year <= yearOf(from) + MOST_YEARS; year++) {
    const date = dateOfShort(`${day}/${month}/${year}`);
    if (date !== null && date >= from) return date;
  }
  return null;
}
