/** What letters of the sans serif take of a line, in hundredths of an em; of others, small ones and large. */
const WIDTHS = [
  [20, ' \u00a0'],
  [25, "ijlíI.,:·'"],
  [34, 'frt'],
  [80, 'mwMW…'],
] as const;
const SMALL = 51;
const LARGE = 60;
const USUAL = 46;

const widthOf = (letter: string): number =>
  WIDTHS.find(([, letters]) => letters.includes(letter))?.[0] ??
  (letter === letter.toLowerCase() ? SMALL : LARGE);

/** The room that a text takes, in usual letters: 'Lautaro Domínguez' takes that of 18, 'Julieta Till' of 10. */
export const lettersOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + widthOf(letter), 0) / USUAL;

/** Whether `text` fits in so many lines, wrapped between words. */
export function fitsIn(lines: number, text: string, letters: number): boolean {
  let [line, used] = [1, 0];
  for (const word of text.split(' ').map(lettersOf)) {
    if (word > letters) return false;
    if (used + word > letters) [line, used] = [line + 1, 0];
    used += word + lettersOf(' ');
  }
  return line <= lines;
}

/** After these words a title would go on. */
const LEADS_ON = /^(?:al?|con|del?|el?|en|l[ao]s?|o|para|por|su|una?|y)$/i;

/** The beginning of a title, in as many whole words as fit, with an ellipsis: 'Desayuno…'. */
export function wholeWords(title: string, fits: (shown: string) => boolean): string {
  const words = title.split(' ');
  const isTooMuch = () => LEADS_ON.test(words.at(-1) ?? '') || !fits(`${words.join(' ')}…`);
  while (words.length > 0 && isTooMuch()) words.pop();
  return `${words.join(' ')}…`;
}
