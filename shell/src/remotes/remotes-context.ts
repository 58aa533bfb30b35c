import type { RemoteState } from '@almanaque/remote-loader';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Remotes } from './remotes.ts';
import type { SlotName } from './slots.ts';

interface RemotesOnPage {
  readonly connections: Remotes;
  /** For the style tags a remote adds. */
  readonly nonce: string | undefined;
}

const RemotesContext = createContext<RemotesOnPage | null>(null);

export const RemotesProvider = RemotesContext.Provider;

/** @throws outside a `RemotesProvider`. */
export function useRemotes(): RemotesOnPage {
  const remotes = use(RemotesContext);
  if (remotes === null) throw new Error('useRemotes needs a RemotesProvider above it.');
  return remotes;
}

export function useRemoteState(name: SlotName): RemoteState {
  const { subscribe, getState } = useRemotes().connections[name];
  return useSyncExternalStore(subscribe, getState, getState);
}
