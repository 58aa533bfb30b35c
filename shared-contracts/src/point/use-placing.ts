import { useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import {
  pageContributions,
  type ContributionHandle,
  type ContributionState,
  type PageContributions,
  type Placing,
} from './page-contributions.ts';

const NOTHING: Placing = { status: 'known', places: [] };

/** A page that brings nothing: a foreign portal. */
const NOBODY: Pick<PageContributions, 'getState' | 'subscribe'> = {
  getState: () => NOTHING,
  subscribe: () => () => undefined,
};

/** What stands on the page, as far as that is known. */
export function usePlacing(): Placing {
  const { subscribe, getState } = useStore(pageContributions()) ?? NOBODY;
  return useSyncExternalStore(subscribe, getState, getState);
}

export const useContributionState = ({
  subscribe,
  getState,
}: ContributionHandle): ContributionState => useSyncExternalStore(subscribe, getState, getState);
