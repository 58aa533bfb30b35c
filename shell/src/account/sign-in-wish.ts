import { offerSignIn } from '@almanaque/shared-contracts';
import { useEffect, useRef, useState } from 'react';

/** A part of the page waits for a session. */
export interface SignInWish {
  /** Ends the waiting: whether the person is signed in now. */
  readonly settle: (signedIn: boolean) => void;
}

/** Offers sign-in to the parts of the page. Null while none of them waits; all that wait, wait together. */
export function useSignInWish(): SignInWish | null {
  const [wish, setWish] = useState<SignInWish | null>(null);
  const pending = useRef<Promise<boolean> | null>(null);
  useEffect(
    () =>
      offerSignIn(() => {
        pending.current ??= new Promise((resolve) => {
          const settle = (signedIn: boolean) => {
            pending.current = null;
            setWish(null);
            resolve(signedIn);
          };
          setWish({ settle });
        });
        return pending.current;
      }),
    [],
  );
  return wish;
}
