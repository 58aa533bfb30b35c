import { useEffect, useState, useSyncExternalStore } from 'react';

/** The parts of a page that could show its toasts, by who came first. */
interface Places {
  waiting: readonly symbol[];
  readonly listeners: Set<() => void>;
}

const PLACES = Symbol.for('almanaque.toast-places.v1');

/** One for the page, however many copies of this package its parts brought. */
function places(): Places {
  const page = globalThis as unknown as Record<symbol, Places | undefined>;
  return (page[PLACES] ??= { waiting: [], listeners: new Set() });
}

function change(waiting: readonly symbol[]): void {
  places().waiting = waiting;
  for (const listener of places().listeners) listener();
}

function subscribe(listener: () => void): () => void {
  places().listeners.add(listener);
  return () => places().listeners.delete(listener);
}

/** Whether this part is the one that shows the page's toasts: the first is, and after it the next. */
export function useToastPlace(): boolean {
  const [own] = useState(() => Symbol('place'));
  useEffect(() => {
    change([...places().waiting, own]);
    return () => change(places().waiting.filter((other) => other !== own));
  }, [own]);
  return useSyncExternalStore(subscribe, () => places().waiting[0]) === own;
}
