const NUMERAL =
  '(?:\\d{1,3}|veinti\\p{L}+|(?:treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?:\\s+y\\s+\\p{L}+)?|diecis[eé]is|dieci\\p{L}+|veinte|quince)';

/** 'nació el …', '12/03/1991', '1991-03-12', '(1991)', 'clase 91', 'DNI 34.567.890' */
const BIRTH = [
  /\b\d{1,4}\s*[/.-]\s*\d{1,2}\s*[/.-]\s*\d{1,4}\b/gu,
  /\b\d{1,2}\s+de\s+\p{L}+\s+de(?:l)?\s+\d{4}\b/giu,
  /\bclase\s+\d{2,4}\b/giu,
  /\b\d{1,3}(?:\.\d{3}){2}\b/gu,
  /\b(?:19|20)\d{2}\b/gu,
];

const AGE = [
  new RegExp(`\\b${NUMERAL}\\s+(?:años\\s+de\\s+(?:edad|vida)|añitos)`, 'giu'),
  /\bedad\s*:?\s*(?:de\s+)?\d{1,3}(?:\s+años)?/giu,
];

/** 'cumple treinta y cuatro', 'sus 34 años': an age on a birthday, and service on an anniversary. */
const TURNING = [
  new RegExp(`(?<=\\bcumpl\\p{L}*\\s+)(?:los\\s+|sus\\s+)?${NUMERAL}(?![\\p{L}\\d])`, 'giu'),
  new RegExp(`(?:\\bsus\\s+)?(?<![\\p{L}\\d])${NUMERAL}\\s+años`, 'giu'),
];

const remove = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((left, pattern) => left.replace(pattern, ' '), text);

const tidy = (text: string): string =>
  text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();

/** For what is not about one person: a year there is just a year. */
export const withoutAges = (text: string): string => tidy(remove(text, AGE));

/** Dates, years of birth and ages go; years of service stay. */
export const withoutBirth = (text: string): string => tidy(remove(text, [...BIRTH, ...AGE]));

/** On a birthday any number may be an age, so all of them go. */
export const withoutNumbers = (text: string): string =>
  tidy(remove(text, [...BIRTH, ...AGE, ...TURNING, /\p{N}+/gu, /(?<=\bcumpl\p{L}*)\s+años/giu]));
