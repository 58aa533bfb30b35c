const PARTICLES = String.raw`(?:(?:de|del|la|las|los|da|di|van|von)\s+)*`;

/**
 * With what belongs before it: 'de la Peña', 'Fernández de la Torre'. Only a patronymic is taken for the
 * beginning of a compound: 'Laura' of 'Ana Laura de la Peña' is a given name.
 */
const SURNAME = new RegExp(String.raw`(?<=\s)(?:\S+ez\s+(?=del?\s))?${PARTICLES}\S+$`, 'i');
const LEADING_PARTICLES = new RegExp(`^${PARTICLES}`, 'i');

export const givenName = (name: string): string => name.split(' ', 1)[0] ?? name;

/** '' where the name has one word. */
export const surnameOf = (name: string): string => SURNAME.exec(name)?.[0] ?? '';

const initialOf = (surname: string): string => surname.replace(LEADING_PARTICLES, '').charAt(0);

/** 'JD' */
export const initials = (name: string): string =>
  givenName(name).charAt(0) + initialOf(surnameOf(name));
