import {
  addDays,
  countEvents,
  UPCOMING_DAYS,
  type CalendarDay,
  type CalendarRange,
  type IsoDate,
} from '@almanaque/shared-contracts';

/** What is known of the coming days. */
export type Upcoming =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly retry: () => void }
  | { readonly kind: 'ready'; readonly days: readonly CalendarDay[] };

/** The days 0 to 7 days from `today` on which something falls; a mere highlight does not count. */
export const upcomingDays = (range: CalendarRange, today: IsoDate): CalendarDay[] =>
  range.days.filter(
    ({ date, total }) => total > 0 && date >= today && date <= addDays(today, UPCOMING_DAYS),
  );

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
