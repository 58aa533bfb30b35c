import { AGE_NUMBER, BORN, BORN_YEAR, MONTHS, whole } from './numerals.ts';

/** Whoever was hidden; a reader would tie the age beside it to the person. */
const WHO = '(?:\\{nombre\\}|…)';
const YEARS = '(?:a(?:ñ|n|ni)(?:o|ito)s?|primaveras|abriles|pirulos)';

const pattern = (text: string): RegExp => new RegExp(text, 'giu');
const begins = (text: string): RegExp => new RegExp(`^${text}`, 'iu');
const ends = (text: string): RegExp => new RegExp(`${text}$`, 'iu');

/** What is founded, and turns years as people do. */
const THING =
  '(?:empresa|compañ[ií]a|firma|f[aá]brica|planta|oficina|sucursal|sede|club|edificio|escuela|universidad|hospital|pa[ií]s|ciudad|pueblo|barrio|democracia|constituci[oó]n|marca|producto|sistema|proyecto|programa|fundaci[oó]n|instituci[oó]n|organizaci[oó]n|cooperativa|sindicato|diario|revista|radio|banco|museo|teatro|biblioteca|c[aá]mara|asociaci[oó]n|sociedad|equipo|sector|[aá]rea|taller|laboratorio|local|tienda|negocio|comedor|aplicaci[oó]n|app|sitio|plataforma|convenio|contrato|ley|naci[oó]n|provincia|municipio|puerto|parque)';
const ARTICLE = '(?:el|la|los|las|nuestr[oa]s?|su|un|una|est[ea])';

/** Whether the thing is what the sentence is about, and no person of it: 'El gerente de la empresa cumple…' */
const AFTER_A_THING = ends(
  `(?:^|[,;:(«"“¡¿–—]\\s*)(?:(?:hoy|mañana|ya|y|cuando|porque|como)\\s+)*(?:${ARTICLE}\\s+)?${THING}(?:\\s+(?:de|del|en)\\s+(?:${ARTICLE}\\s+)?\\p{L}+){0,2}(?:\\s+(?:ya|hoy|mañana))?\\s*`,
);

/** Of work, and of what is counted from a beginning. */
const SERVICE = `\\s+(?:de\\s+(?:servicio|trabajo|trayectoria|antig[uü]edad|experiencia|historia|casad[oa]s?|matrimonio|carrera|docencia|gesti[oó]n|labor|amistad|egresad[oa]s?|recibid[oa]s?|existencia|democracia|actividad|compromiso|aniversario|vida\\s+(?:institucional|democr[aá]tica|[uú]til)|(?:su|la)\\s+(?:fundaci[oó]n|creaci[oó]n|inauguraci[oó]n|apertura|firma|independencia|revoluci[oó]n|constituci[oó]n|vuelta|recuperaci[oó]n)|trabajar|haber)|(?:en|con|junto\\s+a)\\s+(?:nosotros|(?:${ARTICLE}\\s+)?(?:empresa|compañ[ií]a|firma|organizaci[oó]n|instituci[oó]n|fundaci[oó]n|cooperativa|equipo|sector|[aá]rea|puesto|cargo|casa\\s+central))|como\\s+\\p{L})`;
const THEN_SERVICE = begins(SERVICE);
const THEN_A_THING = begins(`\\s+(?:de\\s+|del\\s+)?(?:${ARTICLE}\\s+)?${THING}(?!\\p{L})`);
/** '30 años de democracia', '20 años en ventas'; 'en Rosario' says where, not of what. */
const GOES_ON = new RegExp(
  `^\\s+(?:de|en|desde|como|junto|al)\\s+(?!(?:edad|vida(?!\\s+(?:[uú]til|institucional)))(?!\\p{L})|${WHO}|\\p{Lu})`,
  'u',
);
/** After a number that may be an age without saying so: nothing that it would count. */
const COUNTS_NOTHING = begins(
  '(?:\\s*(?:$|[.,;:!?)»"”])|\\s+(?:el|la|este|esta|hoy|mañana|en|y|con|pero|aunque)(?!\\p{L}))',
);
const IS_YEARS = pattern(whole(YEARS));
const YEARS_ALONE = begins(`\\s+(?:los\\s+|sus\\s+)?${AGE_NUMBER}\\s+${YEARS}`);

/** What lasts, before 'de 5 años'. */
const LASTS = ends(
  '(?:aniversario|plan|garant[ií]a|contrato|convenio|cr[eé]dito|pr[eé]stamo|historia|experiencia|trayectoria|per[ií]odo|ciclo|plazo|vigencia|beca|mandato|gesti[oó]n|antig[uü]edad|m[aá]s|menos|menores|mayores|alrededor|cerca|dentro|despu[eé]s|luego|antes|cabo|cada|balance|resumen|recorrido|logros|festejos?\\s+por\\s+m[aá]s)\\s+',
);
/** What measures time, before '10 años'. */
const SPANS = ends(
  '(?:hace(?:n|\\s+(?:casi|unos|m[aá]s\\s+de))?|durante|por|en|cada|[uú]ltimos|primeros|pr[oó]ximos|estos|esos|aquellos|dentro\\s+de|despu[eé]s\\s+de|tras|lleva(?:n|ba|mos)?(?:\\s+(?:casi|unos|ya|m[aá]s\\s+de))?|trabaj[oó]|m[aá]s\\s+de|a)\\s+',
);
const THEN_TIME = begins(
  '\\s+(?:atr[aá]s|despu[eé]s|antes|juntos|consecutivos|seguidos|m[aá]s\\s+tarde)',
);

interface Match {
  readonly found: string;
  readonly before: string;
  readonly after: string;
}

/** An age, as it is said. */
interface Shape {
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

const hasThing = ({ before, after }: Match): boolean =>
  AFTER_A_THING.test(before) || THEN_A_THING.test(after);

/** Whether it is a thing that turns years: 'La empresa cumple 60 años'. */
export function isOfAThing(title: string): boolean {
  const turns = /(?<!\p{L})cumpl(?!ea)\p{L}*/iu.exec(title);
  if (turns === null) return false;
  const after = title.slice(turns.index + turns[0].length).replace(YEARS_ALONE, '');
  return hasThing({ found: turns[0], before: title.slice(0, turns.index), after });
}

const SHAPES: readonly Shape[] = [
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
