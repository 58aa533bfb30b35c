import { useSyncExternalStore } from 'react';

const KEY = 'almanaque-sin-laminas';

const listeners = new Set<() => void>();

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether this browser shows and prints the months' drawings; without storage, it does. */
export function wantsPlates(): boolean {
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return true;
  }
}

export function choosePlates(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, '1');
  } catch {
    // Storage can be denied: they are then shown.
  }
  for (const listener of listeners) listener();
}

/** The choice, wherever on the page it is made. */
export const useWantsPlates = (): boolean => useSyncExternalStore(follow, wantsPlates);
