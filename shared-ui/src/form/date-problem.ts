import { dateOfShort } from '@almanaque/shared-contracts';

const NONE_SUCH = 'Escribí una fecha que exista, como 31/12/2026.';

/** Every day there is, a 29 February too, is one of a leap year. */
const LEAP_YEAR = 2024;

/** What to tell beside a date that cannot be read. Its year is asked for where only that is missing. */
export function dateProblem(text: string): string {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/-](\d{1,2})(?:[/-](\d{0,3}))?$/.exec(text.trim()) ?? [];
  if (dateOfShort(`${day}/${month}/${LEAP_YEAR}`) === null) return NONE_SUCH;
  const missing = year === '' ? 'Falta el año' : 'El año va entero';
  return `${missing}: escribí ${day}/${month}/aaaa, con los cuatro números del año.`;
}
