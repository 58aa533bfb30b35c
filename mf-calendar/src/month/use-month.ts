import {
  addMonths,
  monthQuery,
  useQuery,
  useQueryClient,
  type CalendarDay,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { useEffect, useMemo } from 'react';
import { afterFrame } from '../after-frame.ts';

export type DaysByDate = ReadonlyMap<IsoDate, CalendarDay>;

export interface Month {
  readonly days: DaysByDate;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

export const NO_DAYS: DaysByDate = new Map();

/** What of `month` passes the filter. Once it is here its neighbours are fetched, so that the next step is instant. */
export function useMonth(apiBase: string, month: IsoDate, filter: CalendarFilter): Month {
  const query = monthQuery(apiBase, month, filter);
  const { data, isError, isPaused, isPlaceholderData, refetch } = useQuery({
    ...query,
    // Another filter of the same month: what is there stays until what passes it is here.
    placeholderData: (last, lastQuery) =>
      lastQuery?.queryKey[2] === query.queryKey[2] ? last : undefined,
  });
  const client = useQueryClient();
  const isHere = data !== undefined && !isPlaceholderData;

  useEffect(() => {
    if (!isHere) return;
    return afterFrame(() => {
      for (const step of [1, -1]) {
        // A neighbour that fails here is asked for again, and reported, when it is gone to.
        client.query(monthQuery(apiBase, addMonths(month, step), filter)).catch(() => undefined);
        // What lies behind them is let go, so that leafing through years keeps no more than a month does.
        const { queryKey } = monthQuery(apiBase, addMonths(month, 2 * step), filter);
        client.removeQueries({ queryKey, type: 'inactive' });
      }
    });
  }, [client, apiBase, month, filter, isHere]);

  const days = useMemo(
    () => (data ? new Map(data.days.map((day) => [day.date, day])) : NO_DAYS),
    [data],
  );
  const missing = isError || isPaused ? 'failed' : 'loading';
  return { days, status: data ? 'ready' : missing, retry: () => void refetch() };
}
