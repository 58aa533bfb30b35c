import { createStore, useStore } from '@almanaque/shared-contracts';
import { useEffect } from 'react';
import type * as overlaysModule from './overlays.tsx';

export type Overlays = typeof overlaysModule;

/** Long enough for all that the first view asks for. */
const QUIET_MS = 4000;

const overlays = createStore<Overlays | null>(() => null);
let loading: Promise<void> | null = null;

/** At hand afterwards, without having run. What failed to arrive is fetched again. */
const fetchOverlays = () => import(/* webpackChunkName: "overlays" */ './run-overlays.ts');

/** Loads MUI's overlays unless they are there or on their way; after a failure, again. */
export function loadOverlays(): Promise<void> {
  loading ??= fetchOverlays()
    .then(({ runOverlays }) => runOverlays())
    .then(
      (loaded) => overlays.setState(loaded, true),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
  return loading;
}

/** Null until they have been loaded, by whomever. */
export const useOverlays = (): Overlays | null => useStore(overlays);

const quietly = () => void fetchOverlays().catch(() => undefined);

/** Fetches them before they are asked for, once the page is at rest. */
export const useWarmOverlays = (): void =>
  useEffect(() => {
    const timer = setTimeout(quietly, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
