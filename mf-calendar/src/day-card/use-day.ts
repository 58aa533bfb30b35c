import {
  dayQuery,
  monthQuery,
  useQuery,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';

/** What is known of a day's events: nothing yet, nothing at all, or the first few and perhaps the rest. */
export type Day =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly events: readonly CalendarEvent[];
      readonly rest:
        | { readonly status: 'complete' }
        | { readonly status: 'loading' }
        | { readonly status: 'failed'; readonly retry: () => void };
    };

/** The day's events as the month has them; a crowded day's rest is asked for by itself. */
export function useDay(apiBase: string, date: IsoDate): Day {
  const month = useQuery(monthQuery(apiBase, date));
  const day = month.data?.days.find((candidate) => candidate.date === date);
  const isCrowded = day !== undefined && day.total > day.events.length;
  const all = useQuery({ ...dayQuery(apiBase, date), enabled: isCrowded });

  if (!month.data) {
    if (!month.isError && !month.isPaused) return { status: 'loading' };
    return { status: 'failed', retry: () => void month.refetch() };
  }
  if (!isCrowded)
    return { status: 'ready', events: day?.events ?? [], rest: { status: 'complete' } };
  if (all.data) return { status: 'ready', events: all.data.events, rest: { status: 'complete' } };
  const failed = all.isError || all.isPaused;
  return {
    status: 'ready',
    events: day.events,
    rest: failed ? { status: 'failed', retry: () => void all.refetch() } : { status: 'loading' },
  };
}
