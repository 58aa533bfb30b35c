/** Browsers that do not tell when they are idle are taken to be by then: it is more than a click sets going. */
const QUIET_MS = 100;

/** Does `work` once the browser has nothing else to do. @returns what gives it up. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = requestIdleCallback(work);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(work, QUIET_MS);
  return () => clearTimeout(timer);
}
