import { ApiError, useQueryClient } from '@almanaque/shared-contracts';
import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onRefused` when anything the page reads is answered 401: the installation lets nobody read
 * without a session, or the session has ended.
 */
export function useRefused(onRefused: () => void): void {
  const queries = useQueryClient();
  const tell = useEffectEvent(onRefused);
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const error: unknown = event.action.error;
        if (error instanceof ApiError && error.status === 401) tell();
      }),
    [queries],
  );
}
