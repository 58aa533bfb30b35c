/** With what belongs before it: 'de la Peña'. */
const SURNAME = /(?<=\s)(?:(?:de|del|la|las|los|da|di|van|von)\s+)*\S+$/i;

export const givenName = (name: string): string => name.split(' ', 1)[0] ?? name;

/** '' where the name has one word. */
export const surnameOf = (name: string): string => SURNAME.exec(name)?.[0] ?? '';

const initialOf = (surname: string): string => /(\S)\S*$/.exec(surname)?.[1] ?? '';

/** 'JD' */
export const initials = (name: string): string =>
  givenName(name).charAt(0) + initialOf(surnameOf(name));
