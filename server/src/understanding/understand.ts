import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import { fold } from '../text/fold.ts';
import { kindNamed, type Kind } from './kinds.ts';
import { WEEKDAY_NAMES } from './relative-spans.ts';
import { spanIn, type Span } from './spans.ts';
import { wordsOf } from '../text/words.ts';

/** What a text asks for beyond the words that titles have. */
export interface Wish {
  /** What is left of the text: names, most often. */
  readonly words: readonly string[];
  /** Null: any. */
  readonly kind: Kind | null;
  /** 'Aniversario de 26 años'; null: of any. */
  readonly years: number | null;
  /** Null: from today on. */
  readonly span: Span | null;
}

/** They join what is asked for, and say nothing by themselves. */
const JOINING = new Set([
  ...['de', 'del', 'el', 'la', 'los', 'las', 'en', 'por', 'al', 'a', 'y', 'no'],
  ...['dia', 'dias', 'ano', 'anos', 'cuando', 'es', 'que', 'viene', 'vienen'],
  ...['proximo', 'proxima', 'proximos', 'proximas', 'siguiente', 'siguientes'],
  ...WEEKDAY_NAMES,
]);

/** Further words of a text are not looked at. */
export const MAX_WORDS = 8;

const YEARS = /\b(\d{1,2})\s+anos?\b/;

function wishOf(text: string, span: Span | null): Wish | null {
  const [found, count] = YEARS.exec(text) ?? [];
  const words = wordsOf(found === undefined ? text : text.replace(found, ' '));
  const named = words.find((word) => kindNamed(word) !== null);
  if (named === undefined && span === null) return null;
  return {
    words: words.filter((word) => word !== named && !JOINING.has(word)).slice(0, MAX_WORDS),
    kind: named === undefined ? null : kindNamed(named),
    years: count === undefined ? null : Number(count),
    span,
  };
}

/**
 * The ways in which a text can be understood, the likelier first: by the kind of date, or the days
 * that it names. 'Cumpleaños de Julio' is a person's, and those of a month.
 */
export function understand(text: string, from: IsoDate): Wish[] {
  const folded = fold(text);
  const found = spanIn(folded, from);
  const wishes = [
    found === null || found.mayBeName ? wishOf(folded, null) : null,
    found === null ? null : wishOf(found.rest, found.span),
  ];
  return wishes.filter((wish) => wish !== null);
}
