import type { CalendarEvent } from '@almanaque/shared-contracts';

type Told = Pick<CalendarEvent, 'title' | 'type' | 'inPrivate'>;

/** A person's date that is not to be made known: what is told of any other would ask for the opposite. */
const inPrivate = (type: CalendarEvent['type']): string =>
  `${type === 'aniversario' ? 'Aniversario laboral' : 'Cumpleaños'} de una persona del equipo que prefiere celebrarlo en privado: un gesto personal, sin anuncios ni canales generales y sin reunir al equipo. El mensaje es solo para ella.`;

/** A company's own anniversary, or its office's, is nobody's at work. */
const OF_THE_COMPANY =
  /(?:aniversario|cumpleaños)(?: de \d+ años?)? (?:del? |de la |de nuestr[ao] )(?:empresa|compañ[ií]a|firma|organizaci[oó]n|fundaci[oó]n|instituci[oó]n|cooperativa|grupo|f[aá]brica|planta|oficina|sede|sucursal|local|marca|producto|proyecto|equipo|[aá]rea)(?![\p{L}])/iu;

const isOfTheCompany = (title: string, companyName: string): boolean =>
  OF_THE_COMPANY.test(title) ||
  (companyName !== '' && title.toLowerCase().includes(companyName.toLowerCase()));

/** 'Aniversario de 5 años de Julián Ferreyra' is a person's, of whatever type it was entered. */
const OF_A_PERSON = /[Aa]niversario (?:laboral|de \d+ años? de \p{Lu})/u;

interface Description {
  readonly pattern: RegExp;
  readonly text: string;
  /** Where a title may be of something else: whether it is told of this event. */
  readonly holds?: (event: Told, companyName: string) => boolean;
}

/** Section 7: what the AI is told of the event, from its title. */
const DESCRIPTIONS: readonly Description[] = [
  {
    pattern: /programador/i,
    text: 'Día del Programador: reconocimiento a las personas que desarrollan y mantienen el software de la empresa.',
  },
  {
    pattern: /primavera/i,
    text: 'Día de la Primavera: llegada de la estación y Día del Estudiante, con propuestas al aire libre y de integración.',
  },
  {
    pattern: /conciencia ambiental/i,
    text: 'Día Nacional de la Conciencia Ambiental: jornada sobria de reflexión y compromiso con prácticas sustentables en el trabajo.',
  },
  {
    pattern: /^Cumpleaños de \d+ personas$/,
    text: 'Cumpleaños de varias personas del equipo en un mismo día: un festejo compartido, en el que cada una tiene su momento.',
  },
  {
    pattern: /^Aniversarios de \d+ personas$/,
    text: 'Aniversarios laborales de varias personas en un mismo día: un reconocimiento compartido, en el que cada trayectoria tiene su momento.',
  },
  {
    pattern: /cumpleaños/i,
    text: 'Cumpleaños de una persona del equipo: un saludo cercano, compartido con sus compañeros.',
    holds: ({ title }, companyName) => !isOfTheCompany(title, companyName),
  },
  {
    pattern: /aniversario/i,
    text: 'Aniversario laboral: reconocimiento a la trayectoria y al aporte de una persona en la empresa.',
    holds: ({ title, type }, companyName) =>
      !isOfTheCompany(title, companyName) && (type === 'aniversario' || OF_A_PERSON.test(title)),
  },
];

export function describeEvent(event: Told, companyName = ''): string {
  const { title } = event;
  if (event.inPrivate) return inPrivate(event.type);
  const known = DESCRIPTIONS.find(
    ({ pattern, holds }) => pattern.test(title) && holds?.(event, companyName) !== false,
  );
  return known?.text ?? `Evento corporativo: ${title}`;
}
