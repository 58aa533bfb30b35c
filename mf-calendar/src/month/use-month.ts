import {
  EVENTS_PER_DAY,
  monthQuery,
  useQuery,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { daysByDate, type DaysByDate } from './days-by-date.ts';
import { useNeighbours, type MonthAtHand } from './use-neighbours.ts';

export interface Month {
  readonly days: DaysByDate;
  readonly status: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

interface MonthAmongOthers extends Month {
  /** Months that may be gone to next, or are come from; this one may be among them. */
  readonly atHand: readonly MonthAtHand[];
}

/**
 * What of `month` passes the filter, and the months around it.
 * @param perDay of each day so many, which come after the first few: these are what all else on the page reads.
 */
export function useMonth(
  apiBase: string,
  month: IsoDate,
  filter: CalendarFilter,
  perDay: number,
): MonthAmongOthers {
  const query = monthQuery(apiBase, month, filter);
  const few = useQuery({
    ...query,
    // Another filter of the same month: what is there stays until what passes it is here.
    placeholderData: (last, lastQuery) =>
      lastQuery?.queryKey[2] === query.queryKey[2] ? last : undefined,
  });
  const more = useQuery({
    ...monthQuery(apiBase, month, filter, perDay),
    enabled: perDay > EVENTS_PER_DAY,
  });
  // Where more could not be read again, what is there of it may be so no longer.
  const { data, dataUpdatedAt } = more.data && !(more.isError && few.isSuccess) ? more : few;
  const atHand = useNeighbours(apiBase, month, filter, { perDay, readAt: dataUpdatedAt });
  const missing = few.isError || few.isPaused ? 'failed' : 'loading';
  const status = data ? 'ready' : missing;
  return {
    days: daysByDate(data),
    status,
    retry: () => void few.refetch(),
    // What the server no longer tells is not kept either, be it out of sight.
    atHand: status === 'failed' ? [] : atHand,
  };
}
