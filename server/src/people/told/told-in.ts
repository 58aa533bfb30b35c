import { fold } from '../../text/fold.ts';
import { hasWords, wordsOf } from '../../text/words.ts';
import type { PeopleDate } from '../dates/occurrences.ts';

/** As Google, Outlook and people call each: 'Cumpleaños de Ana', "Ana's birthday". */
const KIND_OF: Readonly<Record<string, PeopleDate>> = {
  ...{ cumpleanos: 'cumpleanos', cumple: 'cumpleanos', cumples: 'cumpleanos' },
  ...{ birthday: 'cumpleanos', birthdays: 'cumpleanos', bday: 'cumpleanos' },
  ...{ aniversario: 'aniversario', aniversarios: 'aniversario', anniversary: 'aniversario' },
};
const AROUND = new Set([
  ...['feliz', 'happy', 'de', 'del', 'la', 'el', 'los', 's'],
  ...['laboral', 'work', 'empresa', 'en', 'ano', 'anos'],
]);
/** Between the names of a joint title: 'Ana y Juan', 'Ana Acosta / Juan Pérez'. */
const BETWEEN = /[,;/&+]|\s(?:y|e|and|[-–—])\s/;

/** Whose date a title tells, and which. */
export interface Told {
  readonly kind: PeopleDate;
  /** Whether it says so. Many write the name alone, and mean a birthday. */
  readonly isSaid: boolean;
  /** The words that can be the name of one person. */
  readonly whole: readonly string[];
  /** The same, where it can be of several: of each. */
  readonly each: readonly (readonly string[])[];
}

/** The words of a text that can be a name. */
const namedIn = (text: string): string[] =>
  wordsOf(text).filter(
    (word) => !/^\d+$/.test(word) && KIND_OF[word] === undefined && !AROUND.has(word),
  );

/** Null: the title tells no date of a person's. */
export function toldIn(title: string): Told | null {
  const kinds = new Set(wordsOf(title).flatMap((word) => KIND_OF[word] ?? []));
  if (kinds.size > 1) return null;
  const [said] = kinds;
  const isName = (words: readonly string[]) => words.length > (said === undefined ? 1 : 0);
  const whole = namedIn(title);
  // One word alone could be anything.
  if (!isName(whole)) return null;
  const parts = fold(title)
    .split(BETWEEN)
    .map(namedIn)
    .filter((words) => words.length > 0);
  return {
    kind: said ?? 'cumpleanos',
    isSaid: said !== undefined,
    whole,
    each: parts.length > 1 && parts.every(isName) ? parts : [],
  };
}

interface Named {
  /** `searchable` names. */
  readonly name_text: string;
}

/** Whether these names are among those of the title. */
export const isTold = ({ whole, each }: Told, { name_text: names }: Named): boolean =>
  [whole, ...each].some((words) => hasWords(names, words));

/** Who of `people`, who have that date on the day, the title names; null where one it names is not there. */
export function peopleTold<Person extends Named>(
  { whole, each }: Told,
  people: readonly Person[],
): readonly Person[] | null {
  const one = people.find(({ name_text: names }) => hasWords(names, whole));
  if (one !== undefined) return [one];
  if (each.length === 0) return null;
  const found = new Set<Person>();
  // Whoever is named more fully is looked for first, so that 'Ana' is left the other one.
  for (const words of each.toSorted((first, second) => second.length - first.length)) {
    const person = people.find((it) => !found.has(it) && hasWords(it.name_text, words));
    if (person === undefined) return null;
    found.add(person);
  }
  return people.filter((person) => found.has(person));
}
