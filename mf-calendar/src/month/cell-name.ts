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

/** 'lunes 23 de noviembre de 2026, feriado: Día de la Soberanía Nacional, 2 eventos' */
export const cellName = (date: IsoDate, day: CalendarDay | undefined, isToday: boolean): string =>
  [
    longDate(date),
    ...(isToday ? ['hoy'] : []),
    ...(day ? [...dayOff(day), ...contents(day)] : []),
  ].join(', ');
