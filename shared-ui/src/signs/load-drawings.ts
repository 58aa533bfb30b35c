import { useEffect, useSyncExternalStore } from 'react';

type Drawings = Readonly<Record<string, string>>;

let drawings: Drawings | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** After a failure the next one who wants them asks again. */
function load(): Promise<void> {
  loading ??= import(/* webpackChunkName: "signs" */ './drawings.ts').then(
    ({ DRAWINGS }) => {
      drawings = DRAWINGS;
      listeners.forEach((listener) => listener());
    },
    () => {
      loading = null;
    },
  );
  return loading;
}

/** Null until they are there, which they are fetched for when the first that `wants` one is drawn. */
export function useDrawings(wants: boolean): Drawings | null {
  useEffect(() => {
    if (wants) void load();
  }, [wants]);
  return useSyncExternalStore(subscribe, () => drawings);
}
