import type { Declaration, Offer } from '@almanaque/shared-contracts/contributions';

/** Under each event of the chosen day. */
export const DAY_SECTION = {
  point: 'mf-calendar/day-section@1',
  title: 'Evento del día elegido',
  props: { event: 'event' },
  height: 2.75,
} as const satisfies Offer;

/**
 * At the end of an event's editor. `event`: the `id` it has under `/api/v1/events`, and `date` the one it
 * has there; null: it is new. `occurrence`: which date of one that repeats. `draft`: as it is being written.
 */
export const EVENT_FIELD = {
  point: 'mf-calendar/event-field@1',
  title: 'Editor de un evento',
  props: { event: 'text?', date: 'text?', occurrence: 'date?', draft: 'draft' },
} as const satisfies Offer;

/** Stands while an event is moved, and draws nothing: see `beforeMove`. */
export const EVENT_MOVE = {
  point: 'mf-calendar/event-move@1',
  title: 'Mover un evento',
  props: {},
  height: 0,
} as const satisfies Offer;

/**
 * Stands once the days do, of the month, the year or each month of the agenda, and draws nothing: it marks
 * days from `from` to `to`, which are those that are seen: see `dayMarks`.
 */
export const DAY_MARK = {
  point: 'mf-calendar/day-mark@1',
  title: 'Marcas en los días',
  props: { from: 'date', to: 'date' },
  height: 0,
} as const satisfies Offer;

export const declaration: Declaration = {
  contributions: [
    {
      id: 'calendar',
      point: 'main',
      title: 'Calendario',
      module: './remote',
      missing: 'El calendario no está disponible por ahora.',
      trouble: 'Algo falló en el calendario.',
      reads: 'month',
    },
  ],
  offers: [DAY_SECTION, EVENT_FIELD, EVENT_MOVE, DAY_MARK],
};
