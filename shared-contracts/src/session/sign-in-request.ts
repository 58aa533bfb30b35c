import { pageSingleton } from '../page-singleton.ts';

/**
 * Shows sign-in and resolves once it is over: true when the person is signed in. What was begun in the
 * session of one person must not go on in that of another: false then too.
 */
export type SignInHandler = () => Promise<boolean>;

const offer = (): { handler: SignInHandler | null } =>
  pageSingleton('sign-in.v1', () => ({ handler: null }));

/**
 * The host says that it can show sign-in. Returns what takes the offer back; a later offer stands in
 * its place and is not taken back by it.
 */
export function offerSignIn(handler: SignInHandler): () => void {
  offer().handler = handler;
  return () => {
    if (offer().handler === handler) offer().handler = null;
  };
}

/**
 * A part of the page needs a session. Null when nobody here offers to sign in, as in a portal; else
 * true once signed in, and false when the person gave up. The promise never rejects.
 */
export function askToSignIn(): Promise<boolean> | null {
  const { handler } = offer();
  if (handler === null) return null;
  return Promise.resolve()
    .then(handler)
    .catch((error: unknown) => {
      console.error('Almanaque: sign-in could not be shown.', error);
      return false;
    });
}
