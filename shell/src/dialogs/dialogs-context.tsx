import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import type { DialogRequest } from './dialog-request.ts';

interface WantedDialog {
  readonly open: boolean;
  /** Stays when the dialog closes, so that it fades out with what it showed. */
  readonly request: DialogRequest | null;
}

type Ask = (request: DialogRequest | null) => void;

const WantedContext = createContext<WantedDialog>({ open: false, request: null });
const AskContext = createContext<Ask | null>(null);

interface DialogsProviderProps {
  /** What the page opens with. */
  readonly first: DialogRequest | null;
  readonly children: ReactNode;
}

export function DialogsProvider({ first, children }: DialogsProviderProps) {
  const [wanted, setWanted] = useState<WantedDialog>({ open: first !== null, request: first });
  const ask = useCallback<Ask>(
    (request) =>
      setWanted((before) =>
        request ? { open: true, request } : { open: false, request: before.request },
      ),
    [],
  );
  return (
    <AskContext value={ask}>
      <WantedContext value={wanted}>{children}</WantedContext>
    </AskContext>
  );
}

export const useWantedDialog = (): WantedDialog => use(WantedContext);

/** Opens a dialog, or with null closes the one that is open. @throws outside a `DialogsProvider`. */
export function useAskForDialog(): Ask {
  const ask = use(AskContext);
  if (ask === null) throw new Error('useAskForDialog needs a DialogsProvider above it.');
  return ask;
}
