import {
  AFTER_A_THING,
  ARTICLE,
  COUNTS_NOTHING,
  GOES_ON,
  hasThing,
  IS_YEARS,
  LASTS,
  pattern,
  SPANS,
  THEN_A_THING,
  THEN_SERVICE,
  THEN_TIME,
  WHO,
  YEARS,
  type Match,
} from './beside-ages.ts';
import { AGE_NUMBER, BORN, BORN_YEAR, MONTHS, whole } from './numerals.ts';

/** An age, as it is said. */
export interface Shape {
  readonly of: RegExp;
  /** What of it may stay, as a replacement; nothing unless told. */
  readonly stays?: string;
  /** Where it is no age. */
  readonly unless?: (match: Match) => boolean;
  /** Only beside somebody who was hidden. */
  readonly besideSomebody?: boolean;
}

const DATE = `(?:\\d{1,2}\\s*[/.-]\\s*\\d{1,2}\\s*[/.-]\\s*(?:\\d{4}|\\d{2})(?!\\d)|\\d{1,2}[°º]?\\s+de\\s+(?:${MONTHS})(?:\\s+del?\\s+(?:año\\s+)?\\d{4})?|${whole('19\\d{2}|20\\d{2}')})`;
const BORN_DATE = `\\d{1,2}\\s*[/.-]\\s*\\d{1,2}\\s*[/.-]\\s*(?:${BORN_YEAR}|[4-9]\\d)(?!\\d)`;
/** 'nació', and not 'nacional'. */
const WAS_BORN = '(?<![\\p{L}])nac(?:i[oó]|id[oa]s?|ieron|[ií])(?![\\p{L}])';

/** All the ways in which an age, or when somebody was born, is said. */
export const SHAPES: readonly Shape[] = [
  // When and in what year somebody was born.
  {
    of: pattern(
      `(?<!\\p{L})(?:fecha\\s+de\\s+nac\\p{L}*|f\\.?\\s*(?:de\\s+)?nac\\p{L}*|nacimiento|nac\\.?)\\s*:?\\s*(?:el\\s+)?${DATE}`,
    ),
  },
  {
    of: pattern(
      `(${WAS_BORN})((?:\\s+\\p{L}+){0,5}?)\\s*,?\\s*(?:(?:en|el|un|all[aá]\\s+por|hacia|del?)\\s+){0,2}(?:d[ií]a\\s+|año\\s+)?${DATE}`,
    ),
    stays: '$1$2',
    unless: ({ before }) => AFTER_A_THING.test(before),
  },
  {
    of: pattern(`(${WAS_BORN})\\s+(?:en\\s+)?(?:el\\s+(?:año\\s+)?)?['’]?[3-9]\\d(?![\\d/])`),
    stays: '$1',
  },
  { of: pattern(`(?<!\\p{L})clase\\s+(?:del?\\s+)?(?:${BORN}|['’]?[3-9]\\d(?!\\d))`) },
  { of: pattern(`(?<!\\p{L})categor[ií]a\\s+${BORN}`) },
  {
    of: pattern(
      `(${WHO})\\s*[,(–-]*\\s*(?:${BORN_DATE}|${BORN})(?:\\s*[-–]\\s*(?:\\d{4}))?\\s*\\)?`,
    ),
    stays: '$1',
  },
  { of: pattern(BORN_DATE), besideSomebody: true },

  // How old somebody is or turns.
  {
    of: pattern(
      `(?:(?<!\\p{L})de\\s+)?${AGE_NUMBER}[°º]?\\s+años\\s+de\\s+(?:edad|vida)(?!\\p{L}|\\s+(?:[uú]til|institucional|democr))`,
    ),
  },
  {
    of: pattern(
      `(?:\\bde\\s+)?(?<!\\p{L})edad\\s*:?\\s*(?:de\\s+|es\\s+)?${AGE_NUMBER}(?:\\s+años)?`,
    ),
  },
  { of: pattern(`${AGE_NUMBER}\\s+(?:añitos?|primaveras|pirulos|velitas)`) },
  {
    of: pattern(
      `(?<!\\p{L})(cumplea\\p{L}+)\\s+(?:de\\s+|n(?:[uú]mero|[°º.]|ro\\.?)\\s*)?${AGE_NUMBER}(?:\\s+${YEARS})?(?!\\s+(?:de|personas))`,
    ),
    stays: '$1',
  },
  {
    of: pattern(
      `${AGE_NUMBER.replace('(?![\\p{L}\\p{N}])', '')}(?:[°º]|mo|er|vo|to)?\\.?\\s+(?=cumplea)`,
    ),
  },
  {
    of: pattern(
      `(?<!\\p{L})(cumpl(?!ea)\\p{L}*(?:\\s+(?:hoy|ya|mañana|este\\s+año|el\\s+(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)))?)\\s+(?:(?:los|sus|unos|casi|nada\\s+menos\\s+que)\\s+)?${AGE_NUMBER}(?:\\s+${YEARS})?(?![\\p{L}])`,
    ),
    stays: '$1',
    unless: (match) => {
      const { found, before, after } = match;
      const isOfYears = found.search(IS_YEARS) >= 0;
      if (!isOfYears && !COUNTS_NOTHING.test(after)) return true;
      return AFTER_A_THING.test(before) || THEN_SERVICE.test(after) || THEN_A_THING.test(after);
    },
  },
  {
    of: pattern(`(?<!\\p{L})a\\s+(?:los|sus|mis)\\s+${AGE_NUMBER}(?:\\s+${YEARS})?(?!\\p{L})`),
    unless: ({ found, after }) =>
      found.search(IS_YEARS) < 0 ? !COUNTS_NOTHING.test(after) : THEN_SERVICE.test(after),
  },
  {
    of: pattern(
      `(?<!\\p{L})(?:con|ten(?:go|[ií]a|dr[aá])|tienen?|ronda(?:ba)?)\\s+(?:(?:los|sus|casi|unos|apenas|solo|ya)\\s+)?${AGE_NUMBER}\\s+${YEARS}(?!\\p{L})`,
    ),
    unless: ({ before, after }) =>
      AFTER_A_THING.test(before) || THEN_SERVICE.test(after) || GOES_ON.test(after),
  },
  {
    of: pattern(`(?<!\\p{L})sus\\s+${AGE_NUMBER}(?:\\s+${YEARS})?(?!\\p{L})`),
    unless: ({ found, after }) =>
      found.search(IS_YEARS) < 0
        ? !COUNTS_NOTHING.test(after)
        : THEN_SERVICE.test(after) || GOES_ON.test(after),
  },
  {
    of: pattern(`(?<!\\p{L})de\\s+(?:casi\\s+|unos\\s+)?${AGE_NUMBER}\\s+${YEARS}(?!\\p{L})`),
    unless: (match) =>
      LASTS.test(match.before) || THEN_SERVICE.test(match.after) || GOES_ON.test(match.after),
  },
  {
    of: pattern(
      `(?<!\\p{L})(los|sus)\\s+${AGE_NUMBER}(?:\\s+${YEARS})?\\s+(?=del?\\s+(?:${ARTICLE}\\s+)?${WHO})`,
    ),
    stays: '$1 ',
  },
  {
    of: pattern(
      `(${WHO})\\s*(?:\\(\\s*${AGE_NUMBER}(?:\\s+${YEARS})?\\s*\\)|,\\s*${AGE_NUMBER}(?:\\s+${YEARS})?(?=\\s*(?:[,.;:!?)]|$)))`,
    ),
    stays: '$1',
  },
  {
    of: pattern(`${AGE_NUMBER}\\s+${YEARS}(?!\\p{L})`),
    besideSomebody: true,
    unless: (match) =>
      hasThing(match) ||
      SPANS.test(match.before) ||
      LASTS.test(match.before.replace(/de\s+$/u, '')) ||
      THEN_SERVICE.test(match.after) ||
      GOES_ON.test(match.after) ||
      THEN_TIME.test(match.after),
  },
];
