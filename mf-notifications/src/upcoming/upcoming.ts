import {
  addDays,
  countEvents,
  UPCOMING_DAYS,
  type CalendarDay,
  type CalendarEvent,
  type CalendarRange,
  type IsoDate,
} from '@almanaque/shared-contracts';

/** What is known of the coming days. */
export type Upcoming =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly days: readonly CalendarDay[] };

const begins = ({ date, span }: CalendarEvent): boolean => span === undefined || span.from === date;

/** The day with what begins on it; `today` also has what began earlier. */
function beginning(day: CalendarDay, today: IsoDate): CalendarDay {
  if (day.date === today) return day;
  const events = day.events.filter(begins);
  const { continued = day.events.length - events.length } = day;
  return { ...day, events, total: day.total - continued };
}

/**
 * The days 0 to 7 days from `today` on which something falls; a mere highlight does not count, and an
 * event of several days falls on its first one.
 */
export function upcomingDays({ days }: CalendarRange, today: IsoDate): CalendarDay[] {
  return days
    .filter(({ date }) => date >= today && date <= addDays(today, UPCOMING_DAYS))
    .map((day) => beginning(day, today))
    .filter(({ total }) => total > 0);
}

/** Counts also those that a crowded day's answer does not carry. */
export const countUpcoming = (days: readonly CalendarDay[]): number =>
  days.reduce((sum, day) => sum + day.total, 0);

export function bellName(upcoming: Upcoming): string {
  switch (upcoming.kind) {
    case 'loading':
      return 'Eventos próximos';
    case 'failed':
      return 'Eventos próximos, no disponibles por ahora';
    case 'ready':
      return `Eventos próximos, ${countEvents(countUpcoming(upcoming.days))}`;
  }
}
