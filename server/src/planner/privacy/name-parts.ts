import { wordsOf } from '../../text/words.ts';

/** Between the words of 'AnaLópez' and of 'ana1985'. */
const INSIDE = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;
const APOSTROPHE = /['’‘`´]/gu;

/**
 * The words, folded, by which a name may be found in `text`: as they stand, those written as one, and
 * without apostrophes, as in 'Dangelo'.
 */
export const partsOf = (text: string): string[] => [
  ...new Set([text, text.replace(INSIDE, ' '), text.replace(APOSTROPHE, '')].flatMap(wordsOf)),
];

/** Letters of other alphabets made to look like ours, as in '𝗔𝗻𝗮' and 'Ａｎａ'. */
const STYLED = /[\u{1D400}-\u{1D7FF}\uFF21-\uFF5A\u24B6-\u24E9\u{1F130}-\u{1F189}]/gu;

/** As it reads: a name with an invisible character in it, or in another lettering, is that name. */
export const asRead = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(STYLED, (letter) => letter.normalize('NFKC'));
