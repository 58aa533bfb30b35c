import { ApiError, useQueryClient } from '@almanaque/shared-contracts';
import { useEffect, useEffectEvent } from 'react';

/** Who may see what was read: whoever may read the calendar, or one session alone (`privately`). */
type Reader = 'readers' | 'session';

/**
 * Calls `onRefused` when something that only `reader` may see is answered 401: the installation lets
 * nobody read without a session, or the session has ended.
 */
export function useRefused(reader: Reader, onRefused: () => void): void {
  const queries = useQueryClient();
  const tell = useEffectEvent(onRefused);
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const error: unknown = event.action.error;
        const isOfSession = event.query.meta?.['seenBy'] === 'session';
        if (isOfSession !== (reader === 'session')) return;
        if (error instanceof ApiError && error.status === 401) tell();
      }),
    [queries, reader],
  );
}
