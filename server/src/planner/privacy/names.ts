import { wordsOf as foldedWords } from '../../search/words.ts';
import type { NameWords } from './roster.ts';
import { isConnector, isGivenName, isTitleWord, plain } from './vocabulary.ts';

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

/** `before`: what stands between this word and the one before it. */
type IsName = (word: string, before: string) => boolean;

function tokens(text: string, isName: IsName): Token[] {
  const parts = text.normalize('NFC').match(TOKEN) ?? [];
  return parts.map((part, index) => {
    if (!WORD.test(part)) return { text: part, kind: NUMBER.test(part) ? 'word' : 'gap' };
    if (isConnector(part)) return { text: part, kind: 'connector' };
    return { text: part, kind: isName(part, parts[index - 1] ?? '') ? 'name' : 'word' };
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

/** Whether a word is of somebody's name; 'O’Connor' is two on the roster. */
const isOnRoster = (roster: NameWords, word: string): boolean =>
  foldedWords(word).some((part) => roster.has(part));

/** Hides every word a personal title is not known to consist of, however the title is shaped. */
export const hideUnknownWords = (title: string, roster: NameWords): Hidden =>
  hide(
    tokens(title, (word) => !isTitleWord(word) || isOnRoster(roster, word)),
    { name: () => NAME, gap: (gap) => gap.replace(FOREIGN_SYMBOL, '') },
  );

const capitalised = (word: string): boolean => /^\p{Lu}/u.test(word);

/**
 * Hides whoever is on the roster, however they are written, and people who go by a common given name,
 * with the capitalised words that follow either. The placeholder
 * stands for `person`, or where that is null for whoever is named; anyone else is not told of.
 */
export function hidePeople(text: string, person: PersonWords | null, roster: NameWords): Hidden {
  let follows = false;
  const isName: IsName = (word, before) => {
    if (BREAK.test(before)) follows = false;
    follows =
      person?.has(plain(word)) === true ||
      isOnRoster(roster, word) ||
      (capitalised(word) && (follows || isGivenName(word)));
    return follows;
  };
  const isPerson = (written: string) =>
    person === null || [...wordsOf(written)].some((word) => person.has(word));
  return hide(tokens(text, isName), {
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
