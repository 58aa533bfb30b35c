import { SHAPES, type Shape } from './age-shapes.ts';
import { pattern, WHO, YEARS } from './beside-ages.ts';
import { AGE_NUMBER } from './numerals.ts';

const isBesideSomebody = new RegExp(WHO, 'u');

/** Of each space one letter: a pattern would go through a long one from each of its letters. */
const squeezed = (text: string): string =>
  text.replace(/\s+/gu, (space) => (space.includes('\n') ? '\n' : ' '));

function withoutShape(
  sentence: string,
  { of, stays = ' ', unless, besideSomebody }: Shape,
): string {
  if (besideSomebody && !isBesideSomebody.test(sentence)) return sentence;
  const left = sentence.replace(of, (found: string, ...more: readonly unknown[]) => {
    const at = more.findIndex((part) => typeof part === 'number');
    const offset = Number(more[at]);
    const [before, after] = [sentence.slice(0, offset), sentence.slice(offset + found.length)];
    if (unless?.({ found, before, after })) return found;
    const groups = more.slice(0, at) as readonly (string | undefined)[];
    return stays.replace(/\$(\d)/gu, (_whole, group: string) => groups[Number(group) - 1] ?? '');
  });
  return squeezed(left);
}

/** With what ends each: a full stop inside a figure or after an initial ends none. */
const SENTENCE = /[^;!?\n]*?(?:[;!?\n]+|\.(?=\s+\p{Lu}|\s*$)|$)/gu;

const tidy = (text: string): string =>
  squeezed(squeezed(text).replace(/\(\s*[,;]?\s*\)/g, ' '))
    .replace(/\s([,.;:!?)])/g, '$1')
    .replace(/,(?=[,.;:!?)]|\s*$)/g, '')
    .replace(/\(\s+/g, '(');

/**
 * Without people's ages, and the dates and years in which they were born. To be asked of a text whose
 * people are hidden already: beside one a number may be an age that says nothing of itself. How old a
 * thing is, how long something lasts, and when it is, stay.
 */
export const withoutAges = (text: string): string =>
  tidy(squeezed(text).replace(SENTENCE, (sentence) => SHAPES.reduce(withoutShape, sentence)));

/** '12/03/1991', '1991-03-12', '12 de marzo de 1991', '1991'. */
const BIRTH = [
  /(?<![\d])\d{1,4}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d{1,4}(?!\d)/gu,
  /(?<![\d])\d{1,2}\s+de\s+\p{L}+\s+de(?:l)?\s+\d{4}(?!\d)/giu,
  /(?<![\d])(?:19|20)\d{2}(?!\d)/gu,
];

/** 'cumple treinta y cuatro', 'sus 34 años'. */
const TURNING = [
  pattern(`(?<=(?<!\\p{L})cumpl\\p{L}*\\s+)(?:los\\s+|sus\\s+)?${AGE_NUMBER}`),
  pattern(`(?:(?<!\\p{L})sus\\s+)?${AGE_NUMBER}\\s+${YEARS}`),
];

const remove = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, one) => squeezed(left.replace(one, ' ')), squeezed(text));

/** For what is about one person: any date may be of birth. Years of service stay. */
export const withoutBirth = (text: string): string => tidy(remove(text, BIRTH));

/** On a birthday any number may be an age, so all of them go. */
export const withoutNumbers = (text: string): string =>
  tidy(
    remove(withoutAges(text), [
      ...BIRTH,
      ...TURNING,
      /\p{N}+/gu,
      // First the space: a look back from each letter of a long word would go through all before it.
      /\s(?<=(?<!\p{L})cumpl\p{L}*\s)años/giu,
    ]),
  );
