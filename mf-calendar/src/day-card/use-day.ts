import {
  dayQuery,
  filterParams,
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
      /**
       * By which an event's entry is known. The first few by their place, so that those of another day are
       * written over them instead of being made anew; what joins them by itself, so that the focus stays
       * with the event it was on.
       */
      readonly keyOf: (event: CalendarEvent, place: number) => string | number;
      readonly rest:
        | { readonly status: 'complete' }
        /** Not asked for before the first few are painted. */
        | { readonly status: 'later' }
        | { readonly status: 'loading' }
        | { readonly status: 'failed'; readonly retry: () => void }
        /** There are more pages; `load` brings the next. */
        | { readonly status: 'more'; readonly load: () => void };
    };

/** What followed the first paint of a day. */
interface Asked {
  /** The day and the filter. */
  readonly of: string;
  /** The events that were painted. */
  readonly painted: readonly string[];
  /** The pages asked for, each by the `next` of the one before; the first by none. */
  readonly pages: readonly (string | undefined)[];
}

const NOTHING: readonly CalendarEvent[] = [];

const COMPLETE = { status: 'complete' } as const;
const LATER = { status: 'later' } as const;

/**
 * The day's events as the month has them; once those are painted, a crowded day's rest is asked for by
 * itself, page by page. Another day, or another filter, begins again with the first page.
 */
export function useDay(apiBase: string, date: IsoDate, filter: CalendarFilter): Day {
  const month = useQuery(monthQuery(apiBase, date, filter));
  const day = month.data?.days.find((candidate) => candidate.date === date);
  const first = day?.events ?? NOTHING;
  const isCrowded = day !== undefined && day.total > first.length;
  const shown = `${date} ${filterParams(filter).toString()}`;
  const [last, setAsked] = useState<Asked | null>(null);
  const asked = last?.of === shown ? last : null;
  useEffect(
    () =>
      afterFrame(() => {
        const painted = first.map(({ id }) => id);
        setAsked((now) => (now?.of === shown ? now : { of: shown, painted, pages: [undefined] }));
      }),
    [shown, first],
  );
  const pages = useQueries({
    queries:
      asked && isCrowded ? asked.pages.map((after) => dayQuery(apiBase, date, filter, after)) : [],
  });
  const keyOf = (event: CalendarEvent, place: number) => {
    const painted = asked ? asked.painted.indexOf(event.id) : place;
    return painted === -1 ? event.id : painted;
  };

  if (!month.data) {
    if (!month.isError && !month.isPaused) return { status: 'loading' };
    return { status: 'failed', retry: () => void month.refetch() };
  }
  if (!isCrowded) return { status: 'ready', events: first, keyOf, rest: COMPLETE };
  if (!asked) return { status: 'ready', events: first, keyOf, rest: LATER };

  const here = pages.flatMap(({ data }) => data ?? []);
  const events = here.length === 0 ? first : here.flatMap((page) => page.events);
  const missing = pages.find(({ data }) => !data);
  if (missing) {
    const failed = missing.isError || missing.isPaused;
    const retry = () => void missing.refetch();
    return {
      status: 'ready',
      events,
      keyOf,
      rest: failed ? { status: 'failed', retry } : { status: 'loading' },
    };
  }
  const next = here.at(-1)?.next;
  if (next === undefined) return { status: 'ready', events, keyOf, rest: COMPLETE };
  const load = () => setAsked({ ...asked, pages: [...asked.pages, next] });
  return { status: 'ready', events, keyOf, rest: { status: 'more', load } };
}
