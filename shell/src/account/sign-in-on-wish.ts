import { isComplete, type Session } from '@almanaque/shared-contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAskForDialog, useWantedDialogs } from '../dialogs/dialogs-context.ts';
import { hasSignIn } from '../dialogs/dialogs-provider.tsx';
import { useLookAtSession, useSession, useSessionOwner } from './session.ts';
import type { SignInWish } from './sign-in-wish.ts';

interface Shown {
  readonly wish: SignInWish;
  /** Whose session the page was in when it was asked for one; undefined: nobody's. */
  readonly owner: string | undefined;
}

const isTheirs = (now: Session | null, before: string | undefined): boolean =>
  isComplete(now) && (before === undefined || now.userId === before);

/**
 * Shows sign-in to whoever is asked for a session, and settles the wish once the dialog is over. That is
 * also when the first password had to be changed, which the dialog goes on with by itself. What one
 * person began is not gone on with in the session of another: to them it is refused.
 */
export function SignInOnWish({ wish }: { wish: SignInWish | null }) {
  const look = useLookAtSession();
  const ask = useAskForDialog();
  const session = useSession();
  const { open, requests } = useWantedDialogs();
  const [shown, setShown] = useState<Shown | null>(null);
  const owner = useSessionOwner();

  // Whoever asks may know better than the page that the session has ended, or begun.
  const lookAgain = useEffectEvent(look);
  const ownerNow = useEffectEvent(() => owner);
  useEffect(() => {
    if (!wish) return;
    const before = ownerNow();
    void lookAgain().then((now) => {
      if (now === undefined || isComplete(now))
        wish.settle(now !== undefined && isTheirs(now, before));
      else {
        ask({ kind: 'sign-in' });
        setShown({ wish, owner: before });
      }
    });
  }, [wish, ask]);

  const top = requests.at(-1);
  const isOver = isComplete(session)
    ? top?.kind !== 'sign-in' || !open
    : !open || !top || !hasSignIn(top);
  const isGranted = isTheirs(session, shown?.owner);
  useEffect(() => {
    if (wish && shown?.wish === wish && isOver) wish.settle(isGranted);
  }, [wish, shown, isOver, isGranted]);

  return null;
}
