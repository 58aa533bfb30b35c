import {
  dayQuery,
  useQueries,
  type CalendarDay,
  type CalendarEvent,
  type CalendarFilter,
} from '@almanaque/shared-contracts';
import { useEffect, useState } from 'react';
import { whenIdle } from '../when-idle.ts';

/**
 * By date, all that falls on the days of which only the first few are shown. Asked for once the browser
 * has nothing else to do: a print, which waits for nothing, then has them. Of a day with hundreds of
 * people it is the first page.
 */
export function useWholeDays(
  apiBase: string,
  filter: CalendarFilter,
  days: readonly CalendarDay[],
): ReadonlyMap<string, readonly CalendarEvent[]> {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const crowded = days.filter(({ events, total }) => isIdle && total > events.length);
  const answers = useQueries({
    queries: crowded.map(({ date }) => dayQuery(apiBase, date, filter)),
  });
  return new Map(answers.flatMap(({ data }) => (data ? [[data.date, data.events] as const] : [])));
}
