import {
  MONTHS,
  parseIsoDate,
  type Birth,
  type IsoDate,
  type Person,
} from '@almanaque/shared-contracts';

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** '5 de marzo' */
export const birthdayOf = (birth: Birth | null): string =>
  birth === null ? '' : `${birth.day} de ${MONTHS[birth.month - 1] ?? ''}`;

/** '5/3/2019' or '05-03-2019', as a date; null when there is none such. */
export function dateOfShort(text: string): IsoDate | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(text.trim()) ?? [];
  return parseIsoDate(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

export const DATE_PROBLEM = 'Escribí una fecha que exista, como 31/12/2026.';

/** '05/03/2019' */
export const shortDate = (date: string | null): string =>
  date === null ? '' : date.split('-').reverse().join('/');
