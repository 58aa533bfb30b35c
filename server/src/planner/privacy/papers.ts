/** Each is of one person wherever it stands: an address, a telephone, a number of a document. */
const MAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const HANDLE = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_.]+/gu;

const DOCUMENT_WORDS = 'd\\.?\\s?n\\.?\\s?i\\.?|documento|cui[lt]|cdi|pasaporte|libreta';
const NUMBER_SIGN = '(?:\\s*(?:n(?:[°º.]|ro\\.?|[uú]mero)|:|#|es))*';

const CALLED = [
  new RegExp(
    `(?<![\\p{L}])(?:${DOCUMENT_WORDS})${NUMBER_SIGN}\\s*[A-Z]{0,3}\\d(?:[\\d.\\s-]{3,})\\d`,
    'giu',
  ),
  new RegExp(`(?<![\\p{L}])legajo${NUMBER_SIGN}\\s*\\d[\\d.-]*`, 'giu'),
  new RegExp(
    `(?<![\\p{L}])(?:tel(?:[eé]fono)?s?|cel(?:ular)?(?:es)?|m[oó]vil|whats\\p{L}*|wh?a?s?a?pp?)\\.?${NUMBER_SIGN}\\s*[+(]?\\d[\\d\\s()./-]{2,}\\d`,
    'giu',
  ),
];

/** Area code and number are ten digits together; an 0 before, a 15 between, and +54 9 are habits. */
const PHONES = [
  /(?<![\d$.,/])(?:\+?54[\s.-]*)?(?:9[\s.-]*)?\(?0?(?:11\)?[\s.-]*(?:15[\s.-]*)?\d{4}|[23]\d{2}\)?[\s.-]*(?:15[\s.-]*)?\d{3}|[23]\d{3}\)?[\s.-]*(?:15[\s.-]*)?\d{2})[\s.-]?\d{4}(?!\d|[.,/-]\d)/gu,
  /(?<!\d)\(?0?\d{2,4}\)?[\s-]15\d[\s-]\d{6,7}(?!\d)/gu,
  /(?<![\d$.,/-])15[\s.-]?\d{3,4}[\s.-]?\d{4}(?!\d|[.,/-]\d)/gu,
  /(?<![\d$.,/-])0[68]\d0[\s-]\d{3}[\s-]\d{4}(?!\d)/gu,
  /\+\d[\d\s().-]{7,}\d/gu,
  // A local number; '2025-2026' is none.
  /(?<![\d$.,/-])(?!(?:19|20)\d{2}-(?:19|20)\d{2})[2-9]\d{2,3}-\d{4}(?!\d|[.,/-]\d)/gu,
];

const TAX_NUMBER = /(?<!\d)(?:2[03-7]|3[034])[\s.-]?\d{2}\.?\d{3}\.?\d{3}[\s.-]?\d(?!\d)/gu;

/** A document's number as it is written, or any figure as long: unless it counts something. */
const LONG_FIGURE = /(?<![\d$.,/-])(?:\d{1,2}([. ])\d{3}\1\d{3}|\d{7,})(?!\d|[.,/]\d)(?!\s*%)/gu;
const MONEY_BEFORE = /(?:[$€]|usd|us\$|u\$s|ars|ar\$|pesos|d[oó]lares|euros)\s*$/iu;
const COUNTED_AFTER =
  /^\s*(?:,-|pesos|d[oó]lares|usd|ars|euros|de\s+\p{L}+|millones|mil|personas|unidades|visitas|clientes|usuarios|seguidores|pasos|km|kil[oó]metros|metros|puntos|litros|kilos|horas|veces)(?!\p{L})/iu;
/** One document's number in a thousand ends so, and most counts that anybody writes do. */
const ROUND = '000';

const isCount = (figure: string, before: string, after: string): boolean =>
  MONEY_BEFORE.test(before) ||
  COUNTED_AFTER.test(after) ||
  (figure.endsWith(ROUND) && figure.length < 12);

/** Without addresses, telephones and numbers of documents. */
export function withoutPapers(text: string): string {
  const certain = [MAIL, HANDLE, ...CALLED, TAX_NUMBER].reduce(
    (left, pattern) => left.replace(pattern, ' '),
    text,
  );
  return [...PHONES, LONG_FIGURE].reduce(
    (left, pattern) =>
      left.replace(pattern, (figure: string, ...more) => {
        const at = more.findIndex((part) => typeof part === 'number');
        const offset = Number(more[at]);
        const [before, after] = [left.slice(0, offset), left.slice(offset + figure.length)];
        return isCount(figure, before, after) ? figure : ' ';
      }),
    certain,
  );
}
