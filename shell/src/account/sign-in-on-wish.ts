import { isComplete } from '@almanaque/shared-contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAskForDialog, useWantedDialogs } from '../dialogs/dialogs-context.ts';
import { hasSignIn } from '../dialogs/dialogs-provider.tsx';
import { useLookAtSession, useSession } from './session.ts';
import type { SignInWish } from './sign-in-wish.ts';

/**
 * Shows sign-in to whoever is asked for a session, and settles the wish once the dialog is over. That is
 * also when the first password had to be changed, which the dialog goes on with by itself.
 */
export function SignInOnWish({ wish }: { wish: SignInWish | null }) {
  const look = useLookAtSession();
  const ask = useAskForDialog();
  const session = useSession();
  const { open, requests } = useWantedDialogs();
  const [shown, setShown] = useState<SignInWish | null>(null);
  const isSignedIn = isComplete(session);

  // Whoever asks may know better than the page that the session has ended, or begun.
  const lookAgain = useEffectEvent(look);
  useEffect(() => {
    if (!wish) return;
    void lookAgain().then((now) => {
      if (now === undefined || isComplete(now)) wish.settle(now !== undefined);
      else {
        ask({ kind: 'sign-in' });
        setShown(wish);
      }
    });
  }, [wish, ask]);

  const top = requests.at(-1);
  const isOver = isSignedIn ? top?.kind !== 'sign-in' || !open : !open || !top || !hasSignIn(top);
  useEffect(() => {
    if (wish && shown === wish && isOver) wish.settle(isSignedIn);
  }, [wish, shown, isOver, isSignedIn]);

  return null;
}
