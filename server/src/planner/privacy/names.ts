import { partsOf } from './name-parts.ts';
import { MONTHS } from './numerals.ts';
import type { NameWords } from './roster.ts';
import {
  isCommonName,
  isConnector,
  isFunctionWord,
  isHonorific,
  isTitleWord,
  plain,
} from './vocabulary.ts';

/** Stands for the person in all that goes out; the same placeholder the message templates use. */
export const NAME = '{nombre}';
const SOMEONE_ELSE = '…';

// An initial keeps its full stop, so that 'Juan M. Pérez' is one name and a sentence still ends one.
const TOKEN = /\p{Lu}\.(?=\s*\p{Lu})|[\p{L}\p{M}\p{N}'’]+|[^\p{L}\p{M}\p{N}'’]+/gu;
const WORD = /[\p{L}\p{M}]/u;
/** A symbol between words may be part of how someone writes a name; only these are known not to be. */
const FOREIGN_SYMBOL = /[^\s.,:;()!¡?¿/-]/gu;
const NUMBER = /^\d{1,3}$/;
/** A name does not run on past these. */
const BREAK = /[.!?:;\n]/;

interface Token {
  readonly text: string;
  readonly kind: 'word' | 'name' | 'connector' | 'gap';
}

interface Word {
  readonly text: string;
  /** What stands between the word before, leaving out those that join, and this one; null: it is the first. */
  readonly since: string | null;
  /** Where it begins. */
  readonly at: number;
}

type IsName = (word: Word) => boolean;

function tokens(text: string, isName: IsName): Token[] {
  let since: string | null = null;
  return [...text.matchAll(TOKEN)].map(({ 0: part, index: at }): Token => {
    if (!WORD.test(part) || isConnector(part)) {
      if (since !== null) since += part;
      if (WORD.test(part)) return { text: part, kind: 'connector' };
      return { text: part, kind: NUMBER.test(part) ? 'word' : 'gap' };
    }
    const kind = isName({ text: part, since, at }) ? 'name' : 'word';
    since = '';
    return { text: part, kind };
  });
}

/** Index after the name that starts at `from`: 'Ana de la Cruz' is one name, 'Ana de' ends at 'Ana'. */
function endOfName(list: readonly Token[], from: number): number {
  let end = from + 1;
  for (let index = end; index < list.length; index += 1) {
    const token = list[index];
    if (token === undefined || token.kind === 'word') break;
    if (token.kind === 'gap' && BREAK.test(token.text)) break;
    if (token.kind === 'name') end = index + 1;
  }
  return end;
}

const textOf = (list: readonly Token[]): string => list.map((token) => token.text).join('');

export interface Hidden {
  readonly text: string;
  /** As they were written, in order. */
  readonly names: readonly string[];
}

interface Wording {
  readonly name: (written: string) => string;
  readonly gap: (written: string) => string;
}

function hide(list: readonly Token[], wording: Wording): Hidden {
  const names: string[] = [];
  let text = '';
  for (let index = 0; index < list.length;) {
    const token = list[index];
    if (token === undefined) break;
    const end = token.kind === 'name' ? endOfName(list, index) : index + 1;
    const written = textOf(list.slice(index, end));
    if (token.kind === 'name') names.push(written);
    text +=
      token.kind === 'word' || token.kind === 'connector' ? written : wording[token.kind](written);
    index = end;
  }
  return { text, names };
}

/**
 * Whether a word is of somebody's name; 'O’Connor' is two on the roster. A letter is nobody's name.
 */
const isOnRoster = (roster: NameWords, word: string): boolean =>
  partsOf(word).some((part) => part.length > 1 && roster.has(part));

/** Hides every word a personal title is not known to consist of, however the title is shaped. */
export const hideUnknownWords = (title: string, roster: NameWords): Hidden =>
  hide(
    tokens(title, ({ text: word }) => !isTitleWord(word) || isOnRoster(roster, word)),
    { name: () => NAME, gap: (gap) => gap.replace(FOREIGN_SYMBOL, '') },
  );

const capitalised = (word: string): boolean => /^\p{Lu}/u.test(word);

/** 'el 9 de julio', 'domingo 12': no Julio and no Domingo, whoever is on the roster. */
const DATES = new RegExp(
  `\\d{1,2}[°º]?\\s+de\\s+(?:${MONTHS})(?!\\p{L})|(?<!\\p{L})(?:${MONTHS})\\s+(?:del?\\s+)?\\d{4}(?!\\d)|(?<!\\p{L})domingo\\s+\\d{1,2}(?!\\d)`,
  'giu',
);

function datesIn(text: string): (at: number) => boolean {
  const dates = [...text.matchAll(DATES)];
  return (at) => dates.some(({ 0: date, index }) => at >= index && at < index + date.length);
}

/** A name goes on over a space or a hyphen, and over 'de la': 'Ana de Sistemas' ends before 'de'. */
const GOES_ON = /^\s*[\s-]\s*(?:(?:de\s+l[ao]s?|del)\s+)?$/iu;
const AFTER_HONORIFIC = /^\.?\s+(?:de\s+l[ao]s?\s+|del?\s+)?$/iu;
const BEGINS_CLAUSE = /[.!?¡¿:;\n"«“(–—]/u;

/**
 * Hides whoever is on the roster, however they are written, and people who go by a common name or
 * after a title such as 'Sra.', with the capitalised words that follow these. The placeholder stands
 * for `person`, or where that is null for whoever is named first; anyone else is not told of.
 */
export function hidePeople(text: string, person: PersonWords | null, roster: NameWords): Hidden {
  // Where all is written in capitals they tell nothing.
  const isShouted = !/\p{Ll}/u.test(text);
  const isInDate = datesIn(text);
  let before: 'name' | 'honorific' | 'word' = 'word';

  /** 'más', of a sentence, where somebody is called Mas. */
  const isOrdinary = ({ text: word, since }: Word): boolean =>
    isFunctionWord(word) &&
    (isShouted || !capitalised(word) || since === null || BEGINS_CLAUSE.test(since));

  const isKnown = (word: Word): boolean =>
    !isOrdinary(word) &&
    !isInDate(word.at) &&
    (person?.has(plain(word.text)) === true || isOnRoster(roster, word.text));

  const isGuessed = ({ text: word, since }: Word): boolean => {
    if (!capitalised(word) || isFunctionWord(word)) return false;
    if (isCommonName(word)) return true;
    if (isShouted || since === null) return false;
    return (
      (before === 'name' && GOES_ON.test(since)) ||
      (before === 'honorific' && AFTER_HONORIFIC.test(since))
    );
  };

  const list = tokens(text, (word) => {
    const isName = isKnown(word) || isGuessed(word);
    before = isName ? 'name' : isHonorific(word.text) ? 'honorific' : 'word';
    return isName;
  });
  let stoodFor = person;
  const isPerson = (written: string): boolean => {
    stoodFor ??= personWords([written]);
    for (const word of wordsOf(written)) if (stoodFor.has(word)) return true;
    return false;
  };
  return hide(list, {
    name: (written) => (isPerson(written) ? NAME : SOMEONE_ELSE),
    gap: (gap) => gap,
  });
}

function* wordsOf(name: string): Generator<string> {
  for (const part of name.match(TOKEN) ?? []) {
    if (WORD.test(part) && !isConnector(part)) yield plain(part);
  }
}

/** The words by which a person may be called again, without 'de', 'la' and the like. */
export type PersonWords = ReadonlySet<string>;
export const personWords = (names: readonly string[]): PersonWords =>
  new Set(names.flatMap((name) => [...wordsOf(name)]));
