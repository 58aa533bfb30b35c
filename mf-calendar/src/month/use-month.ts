import {
  addMonths,
  monthQuery,
  useQuery,
  useQueryClient,
  type CalendarDay,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { useEffect, useMemo } from 'react';

export type DaysByDate = ReadonlyMap<IsoDate, CalendarDay>;

export interface Month {
  readonly days: DaysByDate;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

const NO_DAYS: DaysByDate = new Map();

/** What falls in `month`. Once it is here its neighbours are fetched, so that the next step is instant. */
export function useMonth(apiBase: string, month: IsoDate): Month {
  const { data, isError, isPaused, refetch } = useQuery(monthQuery(apiBase, month));
  const client = useQueryClient();
  const isHere = data !== undefined;

  useEffect(() => {
    if (!isHere) return;
    for (const step of [1, -1]) {
      // A neighbour that fails here is asked for again, and reported, when it is gone to.
      client.query(monthQuery(apiBase, addMonths(month, step))).catch(() => undefined);
    }
  }, [client, apiBase, month, isHere]);

  const days = useMemo(
    () => (data ? new Map(data.days.map((day) => [day.date, day])) : NO_DAYS),
    [data],
  );
  const missing = isError || isPaused ? 'failed' : 'loading';
  return { days, status: isHere ? 'ready' : missing, retry: () => void refetch() };
}
