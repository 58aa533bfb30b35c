import * as overlays from '../overlays.tsx';

/**
 * In the place of `load-overlays.ts` in unit tests, whose subject is what opens and not what loads:
 * there at once. Browser tests load them as a person's browser does.
 */
export const loadOverlays = (): Promise<void> => Promise.resolve();
export const useOverlays = () => overlays;
export const useWarmOverlays = (): void => undefined;
