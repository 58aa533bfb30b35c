import type { CalendarDay, CalendarEvent } from '@almanaque/shared-contracts';
import { calendarDay, holiday } from '@almanaque/shared-contracts/testing';

/** The day all of `events` fall on, as a range answers it. */
export const dayOf = (...events: readonly [CalendarEvent, ...CalendarEvent[]]): CalendarDay =>
  calendarDay(events[0].date, events);

/** Monday 23 November 2026, to which the holiday of the 20th was moved. */
export const SOVEREIGNTY = holiday(
  {
    date: '2026-11-23',
    title: 'Día de la Soberanía Nacional',
    description: 'Se recuerda la Vuelta de Obligado.',
  },
  { originalDate: '2026-11-20' },
);
