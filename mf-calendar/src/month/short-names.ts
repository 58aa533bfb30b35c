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

/** 'Julieta Sol', 'J. Díaz', 'J. Sol': of namesakes, what they may not share. */
function apart(name: string): readonly string[] {
  const [given, surname] = [givenName(name), surnameOf(name)];
  const middle = name.slice(given.length, -surname.length).trim();
  const initialed = [surname, middle].map((part) => part && `${name.charAt(0)}. ${part}`);
  return [middle && `${given} ${middle}`, ...initialed].filter(Boolean);
}

/** Of each name what `choose` picks among its forms: `own` are those that no other of them has too. */
function chosen(
  names: readonly string[],
  formsOf: (name: string) => readonly string[],
  choose: (own: readonly string[], place: number, all: readonly string[]) => string | undefined,
): readonly string[] {
  const all = names.map(formsOf);
  return all.map((its, place) => {
    const isOnes = (form: string) =>
      all.every((others, other) => other === place || !others.includes(form));
    return choose(its.filter(isOnes), place, its) ?? names[place] ?? '';
  });
}

/**
 * Each name in no more letters than there is room for, and nobody else's that day; where none of its own
 * fits, one that does: two of a name are told apart on the day's card, and not by half a word.
 * @param beside how many letters what belongs beside a name takes, which is left out rather than the name cut.
 */
export const shortNames = (
  names: readonly string[],
  room: number,
  beside: (place: number) => number,
): readonly string[] =>
  chosen(
    names,
    (name) => [...forms(name), ...apart(name)],
    (own, place, all) => {
      const within = (letters: number, some = own) =>
        some.find((form) => lettersOf(form) <= letters);
      return (
        within(room - beside(place)) ??
        within(room) ??
        within(room, all) ??
        givenName(names[place] ?? '')
      );
    },
  );

/** 'Julieta', or of two of them 'Julieta D.' */
export const givenNames = (names: readonly string[]): readonly string[] =>
  chosen(
    names,
    (name) => forms(name).toReversed(),
    ([first]) => first,
  );
