import { MAX_WORDS } from './understand.ts';

/** How many slips of a finger are forgiven in a word. In a short one each makes another word. */
const slipsIn = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/**
 * How far `word` is from `other`, and from a beginning of it, in letters left out, added, taken for
 * another or swapped with the next (optimal string alignment). Null where it is more than `slips` from
 * every beginning, which mostly shows after a few letters: no line is nearer than the one before.
 */
function distances(
  word: string,
  other: string,
  slips: number,
): { readonly whole: number; readonly start: number } | null {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= word.length; line += 1) {
    const next = [line];
    let least = line;
    for (let column = 1; column <= other.length; column += 1) {
      const [letter, theirs] = [word[line - 1], other[column - 1]];
      const at = (cells: readonly number[], index: number) => cells[index] ?? Infinity;
      const isSwapped = letter === other[column - 2] && word[line - 2] === theirs;
      const distance = Math.min(
        at(row, column) + 1,
        at(next, column - 1) + 1,
        at(row, column - 1) + (letter === theirs ? 0 : 1),
        isSwapped && line > 1 ? at(before, column - 2) + 1 : Infinity,
      );
      next[column] = distance;
      least = Math.min(least, distance);
    }
    if (least > slips) return null;
    [before, row] = [row, next];
  }
  return { whole: row[other.length] ?? Infinity, start: Math.min(...row) };
}

/** Nobody mistypes both of the first two letters; O’Connor is also written 'oconnor'. */
const beginLike = (word: string, other: string): boolean =>
  other.startsWith(word.charAt(0)) ||
  word.charAt(1) === other.charAt(1) ||
  other.startsWith(word.charAt(1));

/** Of so many equally near words all are tried. */
const MOST = 3;

/**
 * The words that somebody who typed `word` may have meant: itself where it begins one of `known`;
 * else those whose beginning is nearest.
 */
function nearWords(word: string, known: readonly string[]): readonly string[] {
  const slips = slipsIn(word);
  if (slips === 0 || /\d/.test(word) || known.some((other) => other.startsWith(word)))
    return [word];
  const near = known
    .filter((other) => other.length >= word.length - slips)
    .filter((other) => beginLike(word, other))
    .flatMap((other) => {
      const far = distances(word, other, slips);
      return far === null ? [] : [{ other, ...far }];
    })
    .sort((a, b) => a.start - b.start || a.whole - b.whole);
  const [nearest] = near;
  if (nearest === undefined) return [word];
  return near
    .filter(({ start, whole }) => start === nearest.start && whole === nearest.whole)
    .slice(0, MOST)
    .map(({ other }) => other);
}

/** So many texts are tried instead of the one that was typed. */
const MOST_TEXTS = 4;

/**
 * What somebody who typed a folded text may have meant by it; none: just that. Of its first `MAX_WORDS`
 * words, those that are searched for: each is compared with every one that is known.
 */
export function meantBy(text: string, known: readonly string[]): readonly string[] {
  let texts = [''];
  // Its words, and what is between them: dates have signs of their own.
  const parts = text.split(/([^\p{L}\p{N}]+)/u);
  for (const [index, part] of parts.entries()) {
    const meant = index < 2 * MAX_WORDS ? nearWords(part, known) : [part];
    texts = texts.flatMap((before) => meant.map((word) => before + word)).slice(0, MOST_TEXTS);
  }
  return texts.filter((meant) => meant !== text);
}
