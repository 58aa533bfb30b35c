/**
 * After so long out of sight a page lets its connection go: a browser has six for a server without
 * HTTP/2, and whoever keeps the calendar open in more tabs than that needs one to load anything.
 */
const HIDDEN_MS = 15_000;

interface Presence {
  /** Somebody sees the page, and the network is there; told again whenever that may have changed. */
  readonly here: () => void;
  readonly away: () => void;
}

/** Begins by telling how it is now. Returns what ends it, which tells nothing more. */
export function watchPresence({ here, away }: Presence): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (!navigator.onLine) away();
    else if (document.visibilityState === 'visible') here();
    else timer = setTimeout(away, HIDDEN_MS);
  };
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener('visibilitychange', look, { signal });
  window.addEventListener('online', look, { signal });
  window.addEventListener('offline', look, { signal });
  // A page with an open connection is not kept for the back button; when it returns it is visible.
  window.addEventListener('pagehide', away, { signal });
  window.addEventListener('pageshow', look, { signal });
  look();
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
