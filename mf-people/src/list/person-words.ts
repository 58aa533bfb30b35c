import { type Birth, type Person } from '@almanaque/api';
import { MONTHS } from '@almanaque/shared-contracts';

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** '5 de marzo' */
export const birthdayOf = (birth: Birth | null): string =>
  birth === null ? '' : `${birth.day} de ${MONTHS[birth.month - 1] ?? ''}`;
