import type * as overlaysModule from '../overlays.tsx';

/** MUI's modules run when the first of these is drawn, and not in a test that opens nothing. */
const overlay = <Name extends keyof typeof overlaysModule>(name: Name) =>
  jest.requireActual<typeof overlaysModule>('../overlays.tsx')[name];

const overlays: typeof overlaysModule = {
  get Dialog() {
    return overlay('Dialog');
  },
  get Menu() {
    return overlay('Menu');
  },
  get MenuItem() {
    return overlay('MenuItem');
  },
  get Popover() {
    return overlay('Popover');
  },
  get Bubble() {
    return overlay('Bubble');
  },
};

/**
 * In the place of `load-overlays.ts` in unit tests, whose subject is what opens and not what loads:
 * there at once. Browser tests load them as a person's browser does.
 */
export const loadOverlays = (): Promise<void> => Promise.resolve();
export const useOverlays = () => overlays;
export const useWarmOverlays = (): void => undefined;
