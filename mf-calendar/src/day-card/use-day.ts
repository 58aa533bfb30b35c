import {
  dayQuery,
  monthQuery,
  useQueries,
  useQuery,
  type CalendarEvent,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { useEffect, useState } from 'react';
import { afterFrame } from '../after-frame.ts';

/** What is known of a day's events: nothing yet, nothing at all, or the first few and perhaps the rest. */
export type Day =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | {
      readonly status: 'ready';
      readonly events: readonly CalendarEvent[];
      readonly rest:
        | { readonly status: 'complete' }
        /** Not asked for before the first few are painted. */
        | { readonly status: 'later' }
        | { readonly status: 'loading' }
        | { readonly status: 'failed'; readonly retry: () => void }
        /** There are more pages; `load` brings the next. */
        | { readonly status: 'more'; readonly load: () => void };
    };

const COMPLETE = { status: 'complete' } as const;
const LATER = { status: 'later' } as const;

/**
 * The day's events as the month has them; once those are painted, a crowded day's rest is asked for by
 * itself, page by page. Begins again with the first page only when its component is mounted anew.
 */
export function useDay(apiBase: string, date: IsoDate, filter: CalendarFilter): Day {
  const month = useQuery(monthQuery(apiBase, date, filter));
  const day = month.data?.days.find((candidate) => candidate.date === date);
  const isCrowded = day !== undefined && day.total > day.events.length;
  const [afters, setAfters] = useState<readonly string[]>([]);
  const [isPainted, setPainted] = useState(false);
  useEffect(() => afterFrame(() => setPainted(true)), []);
  const pages = useQueries({
    queries: [undefined, ...afters].map((after) => ({
      ...dayQuery(apiBase, date, filter, after),
      enabled: isCrowded && isPainted,
    })),
  });

  if (!month.data) {
    if (!month.isError && !month.isPaused) return { status: 'loading' };
    return { status: 'failed', retry: () => void month.refetch() };
  }
  if (!isCrowded) return { status: 'ready', events: day?.events ?? [], rest: COMPLETE };

  if (!isPainted) return { status: 'ready', events: day.events, rest: LATER };
  const here = pages.flatMap(({ data }) => data ?? []);
  const events = here.length === 0 ? day.events : here.flatMap((page) => page.events);
  const missing = pages.find(({ data }) => !data);
  if (missing) {
    const failed = missing.isError || missing.isPaused;
    const retry = () => void missing.refetch();
    return {
      status: 'ready',
      events,
      rest: failed ? { status: 'failed', retry } : { status: 'loading' },
    };
  }
  const next = here.at(-1)?.next;
  if (next === undefined) return { status: 'ready', events, rest: COMPLETE };
  return {
    status: 'ready',
    events,
    rest: { status: 'more', load: () => setAfters([...afters, next]) },
  };
}
