import { parseManifest, type Manifest } from './manifest.ts';

/** A redeployed remote is hinted at anew after at most so long. */
const REFRESH_MS = 30_000;

/** One that could not be read, such as one that starts after this server, is tried again after so long. */
const RETRY_MS = 5000;

const TIMEOUT_MS = 3000;

/** Many times what a manifest takes. */
const MAX_LENGTH = 1_000_000;

/** Null when it cannot be had or is none; never rejects. */
export async function fetchManifest(url: string): Promise<Manifest | null> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = answer.ok ? await answer.text() : '';
    return text.length > 0 && text.length <= MAX_LENGTH ? parseManifest(text) : null;
  } catch {
    return null;
  }
}

export interface ForeignManifests {
  /** Those at `urls` and no others are kept up to date from now on. Nothing waits for them. */
  readonly follow: (urls: readonly string[]) => void;
  /** As it was last read; null: not yet, or it could not be had. */
  readonly at: (url: string) => Manifest | null;
  readonly stop: () => void;
}

/** Knows the manifests of remotes on other origins, and reads them in the background alone. */
export function foreignManifests(
  read = fetchManifest,
  refreshMs = REFRESH_MS,
  retryMs = RETRY_MS,
): ForeignManifests {
  const known = new Map<string, Manifest | null>();
  const refresh = async (url: string) => {
    const manifest = await read(url);
    if (known.has(url)) known.set(url, manifest);
  };
  const timers = [
    setInterval(() => {
      for (const url of known.keys()) void refresh(url);
    }, refreshMs),
    setInterval(() => {
      for (const [url, manifest] of known) if (manifest === null) void refresh(url);
    }, retryMs),
  ];
  // They hold up no process that has nothing else to do.
  for (const timer of timers) timer.unref();

  return {
    follow: (urls) => {
      for (const url of known.keys()) if (!urls.includes(url)) known.delete(url);
      for (const url of urls.filter((one) => !known.has(one))) {
        known.set(url, null);
        void refresh(url);
      }
    },
    at: (url) => known.get(url) ?? null,
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  };
}
