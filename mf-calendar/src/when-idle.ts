/** Longer than what a click or a key sets going. For browsers that do not tell when they are idle. */
const QUIET_MS = 99;

/** Does `work` once the browser has nothing else to do. @returns what gives it up. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(work);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, QUIET_MS);
  return () => clearTimeout(timer);
}
