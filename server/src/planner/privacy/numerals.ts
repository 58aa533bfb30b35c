const UNITS = 'un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const TENS = 'treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa';

const WRITTEN = [
  `(?:${TENS})(?:\\s+y\\s+(?:${UNITS}|pico|algo|tant[oa]s)|[iy](?:${UNITS}))?`,
  'veinti\\p{L}+',
  'dieci\\p{L}+',
  'ciento\\s+(?:\\p{L}+)',
  'veinte|cien|diez|once|doce|trece|catorce|quince',
  UNITS,
].join('|');

/** No part of a longer word or figure, nor of a price. */
export const whole = (pattern: string): string =>
  `(?<![\\p{L}\\p{N}$])(?<!\\d[.,/-])(?:${pattern})(?![\\p{L}\\p{N}])(?![.,/-]\\d)`;

/** What an age may be, in figures or in words. */
export const AGE_NUMBER = whole(`1[0-2]\\d|[1-9]?\\d|${WRITTEN}`);

/** Whoever works today was born in one of them. */
export const BORN_YEAR = '(?:19\\d{2}|20(?:0\\d|1[0-2]))';
export const BORN = whole(BORN_YEAR);

export const MONTHS =
  'enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre';
