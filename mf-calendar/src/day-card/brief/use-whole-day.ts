import {
  dayQuery,
  filterParams,
  useQueries,
  type CalendarDay,
  type CalendarEvent,
  type CalendarFilter,
} from '@almanaque/shared-contracts';
import { useEffect, useState } from 'react';
import { useIsPainted } from '../../use-is-painted.ts';

/** The events of a day: the first few that the month has, and then, page by page, all. */
export interface WholeDay {
  readonly events: readonly CalendarEvent[];
  readonly rest:
    | { readonly status: 'complete' }
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly retry: () => void }
    /** There are more pages; `load` brings the next. */
    | { readonly status: 'more'; readonly load: () => void };
}

/** The pages of a day that were asked for, each by the `next` of the one before; the first by none. */
interface Asked {
  /** The day and the filter. */
  readonly of: string;
  readonly pages: readonly (string | undefined)[];
}

const FIRST: Asked['pages'] = [undefined];
const COMPLETE = { status: 'complete' } as const;
const LOADING = { status: 'loading' } as const;

/** The rest of the first page is asked for by itself, once the first few are painted. Another day, or another filter, begins again with it. */
export function useWholeDay(
  apiBase: string,
  { date, events: first, total }: CalendarDay,
  filter: CalendarFilter,
): WholeDay {
  const of = `${date} ${filterParams(filter).toString()}`;
  const [last, setAsked] = useState<Asked | null>(null);
  const asked = last?.of === of ? last.pages : FIRST;
  // A day come back to begins with its first page again.
  useEffect(() => () => setAsked(null), [of]);
  const isMore = total > first.length;
  const isPainted = useIsPainted(of);
  const pages = useQueries({
    queries: isMore
      ? asked.map((after) => ({
          ...dayQuery(apiBase, date, filter, after),
          enabled: isPainted,
        }))
      : [],
  });
  if (!isMore) return { events: first, rest: COMPLETE };
  const here = pages.flatMap(({ data }) => data ?? []);
  const events = here.length === 0 ? first : here.flatMap((page) => page.events);
  const missing = pages.find(({ data }) => !data);
  if (missing) {
    const hasFailed = missing.isError || missing.isPaused;
    const retry = () => void missing.refetch();
    return { events, rest: hasFailed ? { status: 'failed', retry } : LOADING };
  }
  const next = here.at(-1)?.next;
  if (next === undefined) return { events, rest: COMPLETE };
  const load = () => setAsked({ of, pages: [...asked, next] });
  return { events, rest: { status: 'more', load } };
}
