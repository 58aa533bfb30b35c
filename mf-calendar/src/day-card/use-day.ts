import {
  monthQuery,
  useQuery,
  type CalendarDay,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts';

/** What the month knows of a day. */
export type Day =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly day: CalendarDay };

/** So many have room for all that is to be said of each; of more, each has a row. */
const FEW = 3;

export const isCrowded = ({ total }: CalendarDay): boolean => total > FEW;

export function useDay(apiBase: string, date: IsoDate, filter: CalendarFilter): Day {
  const month = useQuery(monthQuery(apiBase, date, filter));
  if (!month.data) {
    if (!month.isError && !month.isPaused) return { status: 'loading' };
    return { status: 'failed', retry: () => void month.refetch() };
  }
  const known = month.data.days.find((candidate) => candidate.date === date);
  return { status: 'ready', day: known ?? { date, events: [], total: 0, highlights: [] } };
}
