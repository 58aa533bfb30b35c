import { sessionQuery, useHost, useQueryClient } from '@almanaque/shared-contracts';
import { useEffect, useRef } from 'react';
import { useAskForDialog, useWantedDialog } from '../dialogs/dialogs-context.tsx';
import type { SignInWish } from './sign-in-wish.ts';

/**
 * Shows sign-in to whoever is asked for a session, and settles the wish once the dialog is over. That is
 * also when the first password had to be changed, which the dialog goes on with by itself.
 */
export function SignInOnWish({ wish }: { wish: SignInWish | null }) {
  const { apiBase } = useHost();
  const queries = useQueryClient();
  const ask = useAskForDialog();
  const { open } = useWantedDialog();
  const shownFor = useRef<SignInWish>(null);

  useEffect(() => {
    if (wish) ask({ kind: 'sign-in' });
  }, [wish, ask]);

  useEffect(() => {
    if (open) shownFor.current = wish;
    else if (wish && shownFor.current === wish) {
      const known = queries.getQueryData(sessionQuery(apiBase).queryKey);
      wish.settle(known?.session?.mustChangePassword === false);
    }
  }, [wish, open, queries, apiBase]);

  return null;
}
