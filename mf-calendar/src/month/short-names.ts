import { givenName, initials, surnameOf } from '@almanaque/shared-contracts';
import { lettersOf } from './text-room.ts';

/** Of the surname. */
const initialOf = (name: string): string => initials(name).slice(1);

/** 'Julieta Sol Díaz', 'Julieta Díaz', 'Julieta D.', 'Julieta': ever shorter, and never cut within a word. */
function forms(name: string): readonly string[] {
  const given = givenName(name);
  return surnameOf(name) === ''
    ? [name]
    : [name, `${given} ${surnameOf(name)}`, `${given} ${initialOf(name)}.`, given];
}

/** Of each name the one that `choose` picks among its forms that no other of them has too; else the last such. */
function chosen(
  names: readonly string[],
  formsOf: (name: string) => readonly string[],
  choose: (forms: readonly string[], place: number) => string | undefined,
): readonly string[] {
  const all = names.map(formsOf);
  return names.map((name, place) => {
    const isOnes = (form: string) =>
      all.every((others, other) => other === place || !others.includes(form));
    const own = all[place]?.filter(isOnes) ?? [];
    return choose(own, place) ?? own.at(-1) ?? name;
  });
}

/**
 * Each name in no more letters than there is room for, and nobody else's that day.
 * @param beside how many letters what belongs beside a name takes, which is left out rather than the name cut.
 */
export const shortNames = (
  names: readonly string[],
  room: number,
  beside: (place: number) => number,
): readonly string[] =>
  chosen(names, forms, (own, place) => {
    const within = (letters: number) => own.find((form) => lettersOf(form) <= letters);
    return within(room - beside(place)) ?? within(room);
  });

/** 'Julieta', or of two of them 'Julieta D.' */
export const givenNames = (names: readonly string[]): readonly string[] =>
  chosen(
    names,
    (name) => forms(name).toReversed(),
    ([first]) => first,
  );
