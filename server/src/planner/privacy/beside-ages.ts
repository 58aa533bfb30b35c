import { AGE_NUMBER, whole } from './numerals.ts';

/** Whoever was hidden; a reader would tie the age beside it to the person. */
export const WHO = '(?:\\{nombre\\}|…)';
export const YEARS = '(?:a(?:ñ|n|ni)(?:o|ito)s?|primaveras|abriles|pirulos)';

export const pattern = (text: string): RegExp => new RegExp(text, 'giu');
const begins = (text: string): RegExp => new RegExp(`^${text}`, 'iu');
const ends = (text: string): RegExp => new RegExp(`${text}$`, 'iu');

/** What is founded, and turns years as people do. */
const THING =
  '(?:empresa|compañ[ií]a|firma|f[aá]brica|planta|oficina|sucursal|sede|club|edificio|escuela|universidad|hospital|pa[ií]s|ciudad|pueblo|barrio|democracia|constituci[oó]n|marca|producto|sistema|proyecto|programa|fundaci[oó]n|instituci[oó]n|organizaci[oó]n|cooperativa|sindicato|diario|revista|radio|banco|museo|teatro|biblioteca|c[aá]mara|asociaci[oó]n|sociedad|equipo|sector|[aá]rea|taller|laboratorio|local|tienda|negocio|comedor|aplicaci[oó]n|app|sitio|plataforma|convenio|contrato|ley|naci[oó]n|provincia|municipio|puerto|parque)';
export const ARTICLE = '(?:el|la|los|las|nuestr[oa]s?|su|un|una|est[ea])';

/** Whether the thing is what the sentence is about, and no person of it: 'El gerente de la empresa cumple…' */
export const AFTER_A_THING = ends(
  `(?:^|[,;:(«"“¡¿–—]\\s*)(?:(?:hoy|mañana|ya|y|cuando|porque|como)\\s+)*(?:${ARTICLE}\\s+)?${THING}(?:\\s+(?:de|del|en)\\s+(?:${ARTICLE}\\s+)?\\p{L}+){0,2}(?:\\s+(?:ya|hoy|mañana))?\\s*`,
);

/** Of work, and of what is counted from a beginning. */
const SERVICE = `\\s+(?:de\\s+(?:servicio|trabajo|trayectoria|antig[uü]edad|experiencia|historia|casad[oa]s?|matrimonio|carrera|docencia|gesti[oó]n|labor|amistad|egresad[oa]s?|recibid[oa]s?|existencia|democracia|actividad|compromiso|aniversario|vida\\s+(?:institucional|democr[aá]tica|[uú]til)|(?:su|la)\\s+(?:fundaci[oó]n|creaci[oó]n|inauguraci[oó]n|apertura|firma|independencia|revoluci[oó]n|constituci[oó]n|vuelta|recuperaci[oó]n)|trabajar|haber)|(?:en|con|junto\\s+a)\\s+(?:nosotros|(?:${ARTICLE}\\s+)?(?:empresa|compañ[ií]a|firma|organizaci[oó]n|instituci[oó]n|fundaci[oó]n|cooperativa|equipo|sector|[aá]rea|puesto|cargo|casa\\s+central))|como\\s+\\p{L})`;
export const THEN_SERVICE = begins(SERVICE);
export const THEN_A_THING = begins(`\\s+(?:de\\s+|del\\s+)?(?:${ARTICLE}\\s+)?${THING}(?!\\p{L})`);
/** '30 años de democracia', '20 años en ventas'; 'en Rosario' says where, not of what. */
export const GOES_ON = new RegExp(
  `^\\s+(?:de|en|desde|como|junto|al)\\s+(?!(?:edad|vida(?!\\s+(?:[uú]til|institucional)))(?!\\p{L})|${WHO}|\\p{Lu})`,
  'u',
);
/** After a number that may be an age without saying so: nothing that it would count. */
export const COUNTS_NOTHING = begins(
  '(?:\\s*(?:$|[.,;:!?)»"”])|\\s+(?:el|la|este|esta|hoy|mañana|en|y|con|pero|aunque)(?!\\p{L}))',
);
export const IS_YEARS = pattern(whole(YEARS));
const YEARS_ALONE = begins(`\\s+(?:los\\s+|sus\\s+)?${AGE_NUMBER}\\s+${YEARS}`);

/** What lasts, before 'de 5 años'. */
export const LASTS = ends(
  '(?:aniversario|plan|garant[ií]a|contrato|convenio|cr[eé]dito|pr[eé]stamo|historia|experiencia|trayectoria|per[ií]odo|ciclo|plazo|vigencia|beca|mandato|gesti[oó]n|antig[uü]edad|m[aá]s|menos|menores|mayores|alrededor|cerca|dentro|despu[eé]s|luego|antes|cabo|cada|balance|resumen|recorrido|logros|festejos?\\s+por\\s+m[aá]s)\\s+',
);
/** What measures time, before '10 años'. */
export const SPANS = ends(
  '(?:hace(?:n|\\s+(?:casi|unos|m[aá]s\\s+de))?|durante|por|en|cada|[uú]ltimos|primeros|pr[oó]ximos|estos|esos|aquellos|dentro\\s+de|despu[eé]s\\s+de|tras|lleva(?:n|ba|mos)?(?:\\s+(?:casi|unos|ya|m[aá]s\\s+de))?|trabaj[oó]|m[aá]s\\s+de|a)\\s+',
);
export const THEN_TIME = begins(
  '\\s+(?:atr[aá]s|despu[eé]s|antes|juntos|consecutivos|seguidos|m[aá]s\\s+tarde)',
);

/** A number that may be an age, and the text on both sides of it. */
export interface Match {
  readonly found: string;
  readonly before: string;
  readonly after: string;
}

export const hasThing = ({ before, after }: Match): boolean =>
  AFTER_A_THING.test(before) || THEN_A_THING.test(after);

/** Whether it is a thing that turns years: 'La empresa cumple 60 años'. */
export function isOfAThing(title: string): boolean {
  const turns = /(?<!\p{L})cumpl(?!ea)\p{L}*/iu.exec(title);
  if (turns === null) return false;
  const after = title.slice(turns.index + turns[0].length).replace(YEARS_ALONE, '');
  return hasThing({ found: turns[0], before: title.slice(0, turns.index), after });
}
