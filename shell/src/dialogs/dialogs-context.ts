import { createContext, use } from 'react';
import type { DialogRequest } from './dialog-request.ts';

export interface WantedDialogs {
  readonly open: boolean;
  /**
   * The last is the one that is seen; what was entered in those beneath it waits there. They stay when
   * the dialog closes, so that it fades out with what it showed.
   */
  readonly requests: readonly DialogRequest[];
}

export type Ask = (request: DialogRequest | null) => void;

export const NONE: WantedDialogs = { open: false, requests: [] };
export const WantedContext = createContext(NONE);
export const AskContext = createContext<Ask | null>(null);

export const useWantedDialogs = (): WantedDialogs => use(WantedContext);

/** Opens a dialog, or with null closes the one that is seen. @throws outside a `DialogsProvider`. */
export function useAskForDialog(): Ask {
  const ask = use(AskContext);
  if (ask === null) throw new Error('useAskForDialog needs a DialogsProvider above it.');
  return ask;
}
