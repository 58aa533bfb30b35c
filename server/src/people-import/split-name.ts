/** Words of a name, by Unicode's letters: 'D’Angelo', 'José María', 'Güiraldes (h)'. */
const WORDS = String.raw`[\p{L}\p{M}][\p{L}\p{M}'’´. ()-]*`;
const SURNAME_FIRST = new RegExp(`^(${WORDS}),\\s*(${WORDS})$`, 'u');

export interface SplitName {
  readonly firstName: string;
  readonly lastName: string;
}

/**
 * 'de la Torre, Sofía' is Sofía de la Torre. Without the comma nobody can tell where the surname
 * ends, so the name stays as it was written; so does text that is no name.
 */
export function splitName(text: string): SplitName {
  const [, lastName, firstName] = SURNAME_FIRST.exec(text) ?? [];
  return lastName === undefined || firstName === undefined
    ? { firstName: text, lastName: '' }
    : { firstName, lastName: lastName.trim() };
}
