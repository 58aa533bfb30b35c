import {
  countEvents,
  EVENT_TYPE_LABELS,
  eventKindLabel,
  isHoliday,
  longDate,
  worksLabel,
  type CalendarDay,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { titleWithTime } from './shown-time.ts';

const titles = (events: readonly CalendarEvent[]): string =>
  events.map((event) => event.title).join(' y ');

function nonWorkingDay(event: CalendarEvent): string {
  const works = worksLabel(event);
  const said = works === null ? '' : ` (${works.toLowerCase()})`;
  return `${eventKindLabel(event).toLowerCase()}: ${event.title}${said}`;
}

function dayOff({ events }: CalendarDay): string[] {
  const holidays = events.filter(isHoliday);
  const nonWorking = events.filter((event) => event.origin.kind === 'no-laborable');
  return [
    ...(holidays.length > 0 ? [`feriado: ${titles(holidays)}`] : []),
    ...nonWorking.map(nonWorkingDay),
  ];
}

/** What there is, in words, where the eye has a colour. */
function contents({ total, highlights }: CalendarDay): string[] {
  if (total > 0) return [countEvents(total)];
  if (highlights.length === 0) return [];
  return [`destacado: ${highlights.map((type) => EVENT_TYPE_LABELS[type]).join(', ')}`];
}

/** So many are named: who hears a month has forty days to go through. */
const MOST_NAMED = 3;

const isDayOff = (event: CalendarEvent): boolean =>
  isHoliday(event) || event.origin.kind === 'no-laborable';

/** 'cumpleaños de Ana', '9:00 Desayuno' */
function heard(event: CalendarEvent): string {
  const { type, title } = event;
  if (type === 'cumpleanos' || type === 'aniversario') {
    return title.charAt(0).toLowerCase() + title.slice(1);
  }
  return titleWithTime(event);
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** What else there is, by name: 'cumpleaños de Ana, 9:00 Desayuno y 2 más'. Empty: nothing. */
function entries({ events, total }: CalendarDay): string {
  const others = events.filter((event) => !isDayOff(event));
  const count = total - (events.length - others.length);
  // 'y 1 más' would take as long to hear as its name.
  const named = others.slice(0, count > MOST_NAMED ? MOST_NAMED - 1 : MOST_NAMED);
  const rest = count - named.length;
  return list.format([...named.map(heard), ...(rest > 0 ? [`${rest} más`] : [])]);
}

/**
 * 'lunes 23 de noviembre de 2026, feriado: Día de la Soberanía Nacional, 2 eventos, con plan; cumpleaños de Ana'
 * @param marked what else is said of the day, where it is marked
 */
export function cellName(
  date: IsoDate,
  day: CalendarDay | undefined,
  isToday: boolean,
  marked?: string,
): string {
  const about = [
    longDate(date),
    ...(isToday ? ['hoy'] : []),
    ...(day ? [...dayOff(day), ...contents(day)] : []),
    ...(marked ? [marked] : []),
  ].join(', ');
  const named = day ? entries(day) : '';
  return named === '' ? about : `${about}; ${named}`;
}
