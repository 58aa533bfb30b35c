import { changedParts, readPublished, type Published } from './published.ts';

/** Between looks while the page is open; coming back to it looks at once. */
const LOOK_EVERY_MS = 60_000;

interface Listeners {
  /** Another shell is published, and all that goes with it: nothing is told from then on. */
  readonly onShell: () => void;
  /**
   * The shell is the same at this look.
   * @param changed parts of which another release is published than at the look before.
   * @param isListedAlike the registry says the very same as then.
   */
  readonly onLook: (changed: readonly string[], isListedAlike: boolean) => void;
}

/**
 * Looks what is published, as long as the page is visible; what cannot be read says nothing.
 * @returns how to stop.
 */
export function watchReleases({ onShell, onLook }: Listeners): () => void {
  const manifests = new Map<string, string>();
  let last: Published | null = null;

  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const now = await readPublished(manifests);
      const before = last ?? now;
      last = now;
      if (now.shell === before.shell) {
        onLook(changedParts(before, now), now.registry === before.registry);
        return;
      }
      stop();
      onShell();
    } catch {
      // The next look may be luckier.
    }
  };
  const lookNow = () => void look();
  const timer = setInterval(lookNow, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', lookNow);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookNow);
  };
  lookNow();
  return stop;
}
