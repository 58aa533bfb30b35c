import { givenName, initials, surnameOf } from '@almanaque/shared-contracts';

/** Of the surname. */
const initialOf = (name: string): string => initials(name).slice(1);

/** 'Julieta Sol Díaz', 'Julieta Díaz', 'Julieta D.': ever shorter, and never cut within a word. */
const forms = (name: string): readonly string[] =>
  surnameOf(name) === ''
    ? [name]
    : [name, `${givenName(name)} ${surnameOf(name)}`, `${givenName(name)} ${initialOf(name)}.`];

/** Of each name the first of its forms that no other of them has too and that passes; else the last such. */
function chosen(
  names: readonly string[],
  formsOf: (name: string) => readonly string[],
  passes: (form: string, place: number) => boolean,
): readonly string[] {
  const all = names.map(formsOf);
  return names.map((name, place) => {
    const isOnes = (form: string) =>
      all.every((others, other) => other === place || !others.includes(form));
    const own = all[place]?.filter(isOnes) ?? [];
    return own.find((form) => passes(form, place)) ?? own.at(-1) ?? name;
  });
}

/** Each name in no more letters than there is room for, and nobody else's that day. */
export const shortNames = (
  names: readonly string[],
  room: (place: number) => number,
): readonly string[] => chosen(names, forms, (form, place) => form.length <= room(place));

/** 'Julieta', or of two of them 'Julieta D.' */
export const givenNames = (names: readonly string[]): readonly string[] =>
  chosen(
    names,
    (name) => [givenName(name), ...forms(name).toReversed()],
    () => true,
  );
