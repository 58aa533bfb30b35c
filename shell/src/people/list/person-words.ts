import { type Birth, type Person } from '@almanaque/api';
import { MONTHS } from '@almanaque/shared-contracts';

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** '5 de marzo' */
export const birthdayOf = (birth: Birth | null): string =>
  birth === null ? '' : `${birth.day} de ${MONTHS[birth.month - 1] ?? ''}`;

export { dateOfShort, shortDate } from '@almanaque/shared-contracts';

export const DATE_PROBLEM = 'Escribí una fecha que exista, como 31/12/2026.';
