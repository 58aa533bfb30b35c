import {
  isoDate,
  type CalendarDay,
  type CalendarEvent,
  type EventOrigin,
  type EventType,
  type Session,
} from '@almanaque/shared-contracts';

const event = (
  date: string,
  title: string,
  type: EventType,
  origin: EventOrigin,
): CalendarEvent => ({
  id: `${date}-${title}`,
  date: isoDate(date),
  title,
  description: `Sobre ${title}.`,
  type,
  tone: 'festivo',
  origin,
  picture: null,
});

export const companyEvent = (
  date: string,
  title: string,
  type: EventType = 'personalizado',
): CalendarEvent => event(date, title, type, { kind: 'empresa', sample: true });

export const observance = (date: string, title: string): CalendarEvent =>
  event(date, title, 'festivo', { kind: 'efemeride', sector: 'general', norm: null });

/** An event an organiser entered; with `occurrence`, one of a series. */
export const ownEvent = (
  date: string,
  title: string,
  eventId: string,
  occurrence?: string,
): CalendarEvent =>
  event(date, title, 'personalizado', {
    kind: 'empresa',
    sample: false,
    eventId,
    ...(occurrence !== undefined && { occurrence: isoDate(occurrence) }),
  });

type Holiday = Extract<EventOrigin, { kind: 'feriado' }>;
export const holiday = (
  date: string,
  title: string,
  changes: Partial<Holiday> = {},
): CalendarEvent =>
  event(date, title, 'festivo', {
    kind: 'feriado',
    category: 'trasladable',
    originalDate: isoDate(date),
    norm: 'Ley 27.399, art. 1',
    certainty: 'oficial',
    ...changes,
  });

type NonWorkingDay = Extract<EventOrigin, { kind: 'no-laborable' }>;
export const nonWorkingDay = (
  date: string,
  title: string,
  scope: string | null,
  changes: Partial<NonWorkingDay> = {},
): CalendarEvent =>
  event(date, title, 'festivo', {
    kind: 'no-laborable',
    category: scope === null ? 'puente' : 'religioso',
    scope,
    norm: 'Resolución JGM 164/2025',
    certainty: 'oficial',
    ...changes,
  });

/** The day all of `events` fall on, as a range answers it: the first five of them and their number. */
export function dayOf(...events: readonly [CalendarEvent, ...CalendarEvent[]]): CalendarDay {
  return {
    date: events[0].date,
    events: events.slice(0, 5),
    total: events.length,
    highlights: [...new Set(events.map(({ type }) => type))],
  };
}

/** Monday 23 November 2026, to which the holiday of the 20th was moved. */
export const SOVEREIGNTY = holiday('2026-11-23', 'Día de la Soberanía Nacional', {
  originalDate: isoDate('2026-11-20'),
});

/** An organiser. */
export const ANA: Session = {
  userId: 'ana',
  name: 'Ana Paz',
  email: 'ana@empresa.com.ar',
  role: 'organizador',
  expiresAt: '2026-12-31T00:00:00.000Z',
  mustChangePassword: false,
};
