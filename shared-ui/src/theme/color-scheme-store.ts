import { createStore, useStore } from '@almanaque/shared-contracts';
import { useEffect } from 'react';

export type SchemeMode = 'light' | 'dark' | 'system';

const KEY = 'almanaque-theme';

const isMode = (text: unknown): text is SchemeMode =>
  text === 'light' || text === 'dark' || text === 'system';

/** What the person chose, here or in another tab. Storage may be forbidden: then only for this page. */
function stored(): SchemeMode {
  try {
    const text = localStorage.getItem(KEY);
    return isMode(text) ? text : 'system';
  } catch {
    return 'system';
  }
}

const store = createStore(stored);

function setMode(next: SchemeMode): void {
  store.setState(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Holds for this page at least.
  }
}

function onStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) store.setState(stored());
}

/** How many look at it: another tab's choice is only heard meanwhile. */
let looking = 0;

function watchOtherTabs(): () => void {
  if (looking === 0) window.addEventListener('storage', onStorage);
  looking += 1;
  return () => {
    looking -= 1;
    if (looking === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The colour scheme the person wants, and how to want another. */
export function useColorScheme() {
  useEffect(watchOtherTabs, []);
  return { mode: useStore(store), setMode };
}
