import { fold } from '../text/fold.ts';

/** How headers name each field, the more particular first: the first pattern that fits decides. */
export type Wordings<Field extends string> = readonly (readonly [RegExp, Field])[];

/** The field each header names, if it can be told. */
export type Guess = (headers: readonly string[]) => readonly (string | null)[];

/** 'Fecha Nac.' and 'FechaNac' → 'fecha nac'; 'Apellido/s' and 'Apellido(s)' → 'apellido' */
const plain = (header: string): string =>
  fold(header.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ').replace(/\/(?:e?s|as?|os?)\b|\(e?s\)/gi, ''))
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Tells the field each header names; no field twice. */
export const fieldGuesser =
  <Field extends string>(wordings: Wordings<Field>) =>
  (headers: readonly string[]): (Field | null)[] => {
    const taken = new Set<Field>();
    return headers.map((header) => {
      const words = plain(header);
      const field = wordings.find(([wording]) => wording.test(words))?.[1];
      if (field === undefined || taken.has(field)) return null;
      taken.add(field);
      return field;
    });
  };

/** A title or a blank line may stand above the headers. */
export const HEADER_SEARCH_ROWS = 10;

/** Which of the first rows holds the headers: the first that names two fields, else the first with text. */
export function findHeader(rows: readonly (readonly string[])[], guess: Guess): number {
  const named = (row: readonly string[]): number => guess(row).filter(Boolean).length;
  const found = rows.findIndex((row) => named(row) >= 2);
  return found === -1 ? rows.findIndex((row) => row.length > 0) : found;
}
