import { useSyncExternalStore } from 'react';

/** Section 2: within this long of one tooltip closing, the next opens at once. */
export const SKIP_DELAY = 300;

const listeners = new Set<() => void>();
let pending: ReturnType<typeof setTimeout> | undefined;

const tell = () => listeners.forEach((listener) => listener());

export function tooltipClosed(): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    pending = undefined;
    tell();
  }, SKIP_DELAY);
  tell();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a tooltip of this page closed less than `SKIP_DELAY` ago. */
export const useSkipsDelay = (): boolean =>
  useSyncExternalStore(subscribe, () => pending !== undefined);
