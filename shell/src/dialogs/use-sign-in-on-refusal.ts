import { ApiError, useQueryClient } from '@almanaque/shared-contracts';
import { useEffect } from 'react';
import { useAskForDialog } from './dialogs-context.tsx';

/**
 * Offers sign-in when anything on the page is answered 401: the installation lets nobody read without
 * a session, or the session has ended. A dialog that is open asks for it by itself.
 */
export function useSignInOnRefusal(dialogOpen: boolean): void {
  const queries = useQueryClient();
  const ask = useAskForDialog();
  useEffect(
    () =>
      queries.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const error: unknown = event.action.error;
        if (!(error instanceof ApiError && error.status === 401)) return;
        void queries.invalidateQueries({ queryKey: ['session'] });
        if (!dialogOpen) ask({ kind: 'sign-in' });
      }),
    [queries, ask, dialogOpen],
  );
}
