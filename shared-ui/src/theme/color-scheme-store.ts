import { useSyncExternalStore } from 'react';

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

let mode: SchemeMode | null = null;
const listeners = new Set<() => void>();

function change(next: SchemeMode): void {
  mode = next;
  listeners.forEach((listener) => listener());
}

export const schemeMode = (): SchemeMode => (mode ??= stored());

function setMode(next: SchemeMode): void {
  change(next);
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // Holds for this page at least.
  }
}

function onStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) change(stored());
}

export function subscribeToScheme(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** The colour scheme the person wants, and how to want another. */
export const useColorScheme = () => ({
  mode: useSyncExternalStore(subscribeToScheme, schemeMode),
  setMode,
});
