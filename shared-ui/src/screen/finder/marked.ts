import { fold } from '../fold.ts';

export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** How much of the beginning of `word` is one of `wanted`, in UTF-16 units; 0: nothing is. */
function matchLength(word: string, wanted: readonly string[]): number {
  const longest = wanted
    .filter((beginning) => fold(word).startsWith(beginning))
    .reduce((length, beginning) => Math.max(length, beginning.length), 0);
  let taken = '';
  for (const sign of word) {
    if (fold(taken).length >= longest) break;
    taken += sign;
  }
  return taken.length;
}

/** `title` in pieces, of which those are matches that the words of `text` begin. */
export function marked(title: string, text: string): Piece[] {
  const wanted = fold(text).match(WORD) ?? [];
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: word, index } of title.matchAll(WORD)) {
    const length = matchLength(word, wanted);
    if (length === 0) continue;
    pieces.push({ text: title.slice(end, index), isMatch: false });
    end = index + length;
    pieces.push({ text: title.slice(index, end), isMatch: true });
  }
  pieces.push({ text: title.slice(end), isMatch: false });
  return pieces.filter((piece) => piece.text !== '');
}
