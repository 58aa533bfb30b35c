import type { IsoDate } from '../dates/iso-date.ts';
import { dayAndMonth } from '../dates/spanish.ts';
import type { CalendarEvent, EventType } from './event.ts';

/** Section 2, Calendar: the legend's entries. */
export const EVENT_TYPE_LABELS: Readonly<Record<EventType, string>> = {
  festivo: 'Efemérides',
  cumpleanos: 'Cumpleaños',
  aniversario: 'Aniversario',
  personalizado: 'Evento empresarial',
};

const moved = (date: IsoDate, originalDate: IsoDate): string =>
  date === originalDate ? '' : ` trasladado del ${dayAndMonth(originalDate)}`;

/** What kind of date it is: 'Feriado trasladado del 20 de noviembre', 'Día no laborable', 'Cumpleaños'. */
export function eventKindLabel(event: Pick<CalendarEvent, 'date' | 'type' | 'origin'>): string {
  const { origin } = event;
  switch (origin.kind) {
    case 'feriado':
      return `Feriado${moved(event.date, origin.originalDate)}`;
    case 'no-laborable': {
      const where = moved(event.date, origin.originalDate ?? event.date);
      return `Día no laborable${where}${origin.scope === null ? '' : ` (${origin.scope})`}`;
    }
    case 'efemeride':
      return 'Efeméride';
    case 'empresa':
      return event.type === 'festivo' ? 'Efeméride' : EVENT_TYPE_LABELS[event.type];
  }
}

/** 'Se trabaja' or 'No se trabaja', where the company decided it of a day 'no laborable'. */
export const worksLabel = ({ origin }: Pick<CalendarEvent, 'origin'>): string | null =>
  origin.kind !== 'no-laborable' || origin.works === undefined
    ? null
    : origin.works
      ? 'Se trabaja'
      : 'No se trabaja';

export const isHoliday = (event: CalendarEvent): boolean => event.origin.kind === 'feriado';

/** '1 evento', '3 eventos' */
export const countEvents = (count: number): string =>
  count === 1 ? '1 evento' : `${count} eventos`;
