import { changed, useHost, useQueryClient, useToday } from '@almanaque/shared-contracts';
import { useEffect, useRef } from 'react';

/**
 * What is late, for today or for this week the server says by the day that it is. Once that is another, all
 * that a page says of plans is read again.
 */
export function useEachDay(): void {
  const { apiBase, timeZone } = useHost();
  const queries = useQueryClient();
  const today = useToday(timeZone);
  const readOn = useRef(today);
  useEffect(() => {
    if (readOn.current === today) return;
    readOn.current = today;
    void changed(queries, apiBase, 'plans');
  }, [queries, apiBase, today]);
}
