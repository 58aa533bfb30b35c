import { readReleaseMark } from './release-mark.ts';

/** Between looks while the page is open; coming back to it looks at once. */
const LOOK_EVERY_MS = 5 * 60_000;

/**
 * Tells once when something else is published than when it began to watch. Looks only while the page
 * is visible; what cannot be read says nothing.
 * @returns how to stop.
 */
export function watchReleases(onNew: () => void): () => void {
  const manifests = new Map<string, string>();
  let first: string | null = null;

  const look = async () => {
    if (document.visibilityState !== 'visible') return;
    try {
      const mark = await readReleaseMark(manifests);
      first ??= mark;
      if (mark === first) return;
      stop();
      onNew();
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
