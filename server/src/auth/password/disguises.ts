import { fold, lettersOf } from './fold.ts';

type Signs = Readonly<Record<string, string>>;

/** What people write in the place of letters ('leetspeak'). */
const USUAL: Signs = {
  '@': 'a',
  4: 'a',
  8: 'b',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  5: 's',
  $: 's',
  7: 't',
};
const READINGS: readonly Signs[] = [USUAL, { ...USUAL, 1: 'l', '!': 'l' }];

/** Of longer runs of digits and symbols only so many may be letters of the word beside them. */
const MAX_EDGE = 12;

const edge = (run: string | undefined): number => Math.min(run?.length ?? 0, MAX_EDGE);

/**
 * The words that a password may be, once its digits and symbols are taken away, or read as the letters
 * that they look like: 'P4ssw0rd2026!' → 'pssword', 'password', …
 */
export function wordsBehind(password: string): ReadonlySet<string> {
  const plain = fold(password);
  const before = edge(/^[^\p{L}]+/u.exec(plain)?.[0]);
  const after = edge(/[^\p{L}]+$/u.exec(plain)?.[0]);
  const words = new Set([lettersOf(plain)]);
  for (let start = 0; start <= before; start += 1) {
    for (let end = 0; end <= after; end += 1) {
      const part = plain.slice(start, plain.length - end);
      for (const signs of READINGS) {
        words.add(lettersOf([...part].map((letter) => signs[letter] ?? letter).join('')));
      }
    }
  }
  return words;
}
