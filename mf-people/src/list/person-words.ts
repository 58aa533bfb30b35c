import { type Birth, type Person } from '@almanaque/api';
import { MONTHS } from '@almanaque/shared-contracts';

export const fullName = ({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** 'Acuña, Lucía': as the list is sorted. */
export const listedName = ({
  firstName,
  lastName,
}: Pick<Person, 'firstName' | 'lastName'>): string =>
  [lastName, firstName].filter(Boolean).join(', ');

const monthOf = ({ month }: Birth): string => MONTHS[month - 1] ?? '';

/** '5 de marzo' */
export const birthdayOf = (birth: Birth | null): string =>
  birth === null ? '' : `${birth.day} de ${monthOf(birth)}`;

/** '5 mar', where there is little room */
export const shortBirthdayOf = (birth: Birth | null): string =>
  birth === null ? '' : `${birth.day} ${monthOf(birth).slice(0, 3)}`;
