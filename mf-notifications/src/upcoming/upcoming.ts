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

/** Whether an event of several days was there already: the day before, and not before `today`. */
const wentOn = ({ date, span }: CalendarEvent, today: IsoDate): boolean =>
  span !== undefined && date > span.from && date > today;

/** The day with what begins on it; `today` also has what began earlier. */
function beginning(day: CalendarDay, today: IsoDate): CalendarDay {
  const events = day.events.filter((event) => !wentOn(event, today));
  return { ...day, events, total: day.total - (day.events.length - events.length) };
}

/**
 * The days 0 to 7 days from `today` on which something falls; a mere highlight does not count, and an
 * event of several days falls on its first one.
 */
export const upcomingDays = (range: CalendarRange, today: IsoDate): CalendarDay[] =>
  range.days
    .filter(({ date }) => date >= today && date <= addDays(today, UPCOMING_DAYS))
    .map((day) => beginning(day, today))
    .filter(({ total }) => total > 0);

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
