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

/** The same on every day of an event of several days; of a series, each occurrence has its own. */
const occurrenceOf = ({ origin, title, span }: CalendarEvent): string =>
  JSON.stringify([origin.kind === 'empresa' && origin.eventId, title, span]);

/** The events of several days that any of `days` carries, each once. */
function spreadEvents(days: readonly CalendarDay[]): CalendarEvent[] {
  const spread = days.flatMap(({ events }) => events).filter(({ span }) => span !== undefined);
  return [...new Map(spread.map((event) => [occurrenceOf(event), event])).values()];
}

/**
 * The day with what begins on it; `today` also has what began earlier. What went on is subtracted also
 * where a crowded day's answer does not carry it: some other day's, in `spread`, tells until when.
 */
function beginning(
  day: CalendarDay,
  spread: readonly CalendarEvent[],
  today: IsoDate,
): CalendarDay {
  const { date, events, total } = day;
  const wentOn = ({ span }: CalendarEvent): boolean =>
    span !== undefined && date > today && date > span.from && date <= span.to;
  return {
    ...day,
    events: events.filter((event) => !wentOn(event)),
    total: total - spread.filter(wentOn).length,
  };
}

/**
 * The days 0 to 7 days from `today` on which something falls; a mere highlight does not count, and an
 * event of several days falls on its first one.
 */
export function upcomingDays({ days }: CalendarRange, today: IsoDate): CalendarDay[] {
  const spread = spreadEvents(days);
  return days
    .filter(({ date }) => date >= today && date <= addDays(today, UPCOMING_DAYS))
    .map((day) => beginning(day, spread, today))
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
