import { parseIsoDate, type IsoDate } from './iso-date.ts';

/** '5/3/2019' or '05-03-2019', as a date; null when there is none such. */
export function dateOfShort(text: string): IsoDate | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text.trim()) ?? [];
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** '05/03/2019'; '' where there is no date. */
export const shortDate = (date: string | null): string =>
  date === null ? '' : date.split('-').reverse().join('/');
