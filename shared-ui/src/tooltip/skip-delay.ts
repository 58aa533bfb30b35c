import { createStore, useStore } from '@almanaque/shared-contracts';

/** Section 2: within this long of one tooltip closing, the next opens at once. */
export const SKIP_DELAY = 300;

const skips = createStore(() => false);
let pending: ReturnType<typeof setTimeout> | undefined;

export function tooltipClosed(): void {
  clearTimeout(pending);
  pending = setTimeout(() => skips.setState(false), SKIP_DELAY);
  skips.setState(true);
}

/** Whether a tooltip of this page closed less than `SKIP_DELAY` ago. */
export const useSkipsDelay = (): boolean => useStore(skips);
