import { createStore, useStore } from '@almanaque/shared-contracts';
import { useEffect } from 'react';

type Drawings = Readonly<Record<string, string>>;

const drawings = createStore<Drawings | null>(() => null);
let loading: Promise<void> | null = null;

/** After a failure the next one who wants them asks again. */
function load(): Promise<void> {
  loading ??= import(/* webpackChunkName: "signs" */ './drawings.ts').then(
    ({ DRAWINGS }) => drawings.setState(DRAWINGS, true),
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
  return useStore(drawings);
}
