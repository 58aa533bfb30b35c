import { useCallback, useState, type ReactNode } from 'react';
import type { DialogRequest } from './dialog-request.ts';
import {
  AskContext,
  NONE,
  WantedContext,
  type Ask,
  type WantedDialogs,
} from './dialogs-context.ts';
import { isForAnybody } from './shown-for.ts';

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
