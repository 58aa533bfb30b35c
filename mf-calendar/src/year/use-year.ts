import {
  dateOf,
  rangeQuery,
  useQuery,
  type CalendarFilter,
  type CalendarRange,
} from '@almanaque/shared-contracts';
import { daysByDate } from '../month/days-by-date.ts';
import type { Month } from '../month/use-month.ts';

/** What of the year passes the filter, in one request. */
export function useYear(apiBase: string, year: number, filter: CalendarFilter): Month {
  const from = dateOf(year, 1, 1);
  const { data, isError, isPaused, refetch } = useQuery({
    ...rangeQuery(apiBase, from, dateOf(year, 12, 31), filter),
    // Another filter of the same year: what is there stays until what passes it is here.
    placeholderData: (last?: CalendarRange) => (last?.from === from ? last : undefined),
  });
  const missing = isError || isPaused ? 'failed' : 'loading';
  return { days: daysByDate(data), status: data ? 'ready' : missing, retry: () => void refetch() };
}
