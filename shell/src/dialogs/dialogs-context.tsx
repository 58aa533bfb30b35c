import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { isForAnybody, type DialogRequest } from './dialog-request.ts';

interface WantedDialogs {
  readonly open: boolean;
  /**
   * The last is the one that is seen; what was entered in those beneath it waits there. They stay when
   * the dialog closes, so that it fades out with what it showed.
   */
  readonly requests: readonly DialogRequest[];
}

type Ask = (request: DialogRequest | null) => void;

const NONE: WantedDialogs = { open: false, requests: [] };
const WantedContext = createContext(NONE);
const AskContext = createContext<Ask | null>(null);

/** Whether sign-in is seen there, or will be as soon as the session is known to be over. */
export const hasSignIn = (request: DialogRequest): boolean =>
  request.kind === 'sign-in' || !isForAnybody(request);

/** Sign-in comes over what is open, and leads back there; anything else comes in its place. */
function after({ open, requests }: WantedDialogs, request: DialogRequest | null): WantedDialogs {
  const top = requests.at(-1);
  if (request === null) {
    return requests.length > 1
      ? { open, requests: requests.slice(0, -1) }
      : { open: false, requests };
  }
  if (!open || top === undefined || request.kind !== 'sign-in') {
    return { open: true, requests: [request] };
  }
  return hasSignIn(top) ? { open, requests } : { open, requests: [...requests, request] };
}

interface DialogsProviderProps {
  /** What the page opens with. */
  readonly first: DialogRequest | null;
  readonly children: ReactNode;
}

export function DialogsProvider({ first, children }: DialogsProviderProps) {
  const [wanted, setWanted] = useState(first ? { open: true, requests: [first] } : NONE);
  const ask = useCallback<Ask>((request) => setWanted((before) => after(before, request)), []);
  return (
    <AskContext value={ask}>
      <WantedContext value={wanted}>{children}</WantedContext>
    </AskContext>
  );
}

export const useWantedDialogs = (): WantedDialogs => use(WantedContext);

/** Opens a dialog, or with null closes the one that is seen. @throws outside a `DialogsProvider`. */
export function useAskForDialog(): Ask {
  const ask = use(AskContext);
  if (ask === null) throw new Error('useAskForDialog needs a DialogsProvider above it.');
  return ask;
}
