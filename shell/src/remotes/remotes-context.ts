import type { RemoteConnection, RemoteState } from '@almanaque/remote-loader';
import { createContext, use, useSyncExternalStore } from 'react';
import type { Placing, Remotes } from './remotes.ts';

interface RemotesOnPage {
  readonly remotes: Remotes;
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

/** What stands on the page, as far as that is known. */
export function usePlacing(): Placing {
  const { subscribe, getState } = useRemotes().remotes;
  return useSyncExternalStore(subscribe, getState, getState);
}

export const useRemoteState = ({ subscribe, getState }: RemoteConnection): RemoteState =>
  useSyncExternalStore(subscribe, getState, getState);
