import { longDate, type CalendarEvent, type IsoDate } from '@almanaque/shared-contracts';

/** What a message may say of the event, by the placeholder that stands for it. */
export type Facts = Readonly<Record<string, string>>;

/** What of an event its message can say. */
export type Told = Pick<CalendarEvent, 'id' | 'title' | 'type' | 'description' | 'time' | 'place'>;

const YEARS = /\b(\d{1,2})\s+años?\b/i;

export const yearsText = (count: number): string => (count === 1 ? '1 año' : `${count} años`);

/**
 * 'Cumpleaños de Ana Ruiz' → 'Ana Ruiz'; 'Aniversario de 5 años de Juan Paz' and
 * 'Aniversario de Juan Paz: 5 años' → 'Juan Paz'. Null where the title names nobody.
 */
export function nameIn(title: string): string | null {
  const [, rest] = /^\s*(?:cumpleaños|aniversario(?: laboral)?)\b(.*)$/iu.exec(title) ?? [];
  const name = rest
    ?.replace(/\([^)]*\)|\d{1,2}\s+años?|en la empresa|\s[–—-]\s|[:,]/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:de(?:\s+|$))+/iu, '');
  return name || null;
}

/** All whose date it is, of one that several have: its title only counts them. */
const namesOf = ({ id, description }: Told): string | null =>
  id.startsWith('grupo-') ? description : null;

/** Titles that start with a masculine noun take its article: 'por el Día de la Primavera'. */
const inSentence = (title: string): string =>
  /^(día|paso|año|viernes|jueves)\b/iu.test(title) ? `el ${title}` : `«${title}»`;

/** In a message brackets stand around what is missing: what is known has none. */
const withoutBrackets = (text: string): string => text.replace(/[[{]/g, '(').replace(/[\]}]/g, ')');

/** @param day when it is celebrated: what `{fecha}` says. */
export function factsOf(event: Told, day: IsoDate, companyName: string): Facts {
  const name = event.type === 'festivo' ? null : (namesOf(event) ?? nameIn(event.title));
  const years = event.type === 'aniversario' ? YEARS.exec(event.title)?.[1] : undefined;
  const facts: Facts = {
    evento: inSentence(event.title),
    fecha: longDate(day),
    ...(event.time !== undefined && { hora: event.time }),
    ...(event.place !== undefined && { lugar: event.place }),
    ...(companyName !== '' && { empresa: companyName }),
    ...(name !== null && { nombre: name }),
    ...(years !== undefined && { años: yearsText(Number(years)) }),
  };
  return Object.fromEntries(
    Object.entries(facts).map(([placeholder, fact]) => [placeholder, withoutBrackets(fact)]),
  );
}
