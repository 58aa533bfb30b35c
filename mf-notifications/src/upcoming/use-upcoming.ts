import {
  keepPreviousData,
  upcomingQuery,
  useHost,
  useQuery,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { upcomingDays, type Upcoming } from './upcoming.ts';

/**
 * What falls from `today` to seven days from now. When `today` moves on, the days already known
 * stay until the new ones are there, so the bell never goes blank at midnight.
 */
export function useUpcoming(today: IsoDate): Upcoming {
  const { apiBase } = useHost();
  const { data, isError, isPaused, refetch } = useQuery({
    ...upcomingQuery(apiBase, today),
    placeholderData: keepPreviousData,
  });
  if (data) return { kind: 'ready', days: upcomingDays(data, today) };
  // Without a network it would wait without end, and not say what for.
  if (isError || isPaused) return { kind: 'failed', retry: () => void refetch() };
  return { kind: 'loading' };
}
