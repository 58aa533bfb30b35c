import type { CalendarEvent } from '../calendar/event.ts';

/**
 * A day whose only meaning is a longer weekend: it is no occasion to celebrate. A 'feriado' that the
 * company added is no such day, although it counts as a 'puente'.
 */
export const isBridge = ({ origin }: Pick<CalendarEvent, 'origin'>): boolean =>
  (origin.kind === 'no-laborable' || (origin.kind === 'feriado' && !origin.decision)) &&
  origin.category === 'puente';
