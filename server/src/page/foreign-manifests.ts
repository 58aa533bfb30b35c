import { parseManifest, type Manifest } from './manifest.ts';

/** A redeployed remote is hinted at anew after at most so long. */
const REFRESH_MS = 30_000;

/** One that could not be read, such as one that starts after this server, is tried again after so long. */
const RETRY_MS = 5000;

const TIMEOUT_MS = 3000;

/** Many times what a manifest takes. */
const MAX_LENGTH = 1_000_000;

type Tell = (reason: string) => void;

/** Null: it is longer than any manifest, however much longer, and the rest was not read. */
async function textOf({ body }: Response): Promise<string | null> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > MAX_LENGTH) return null;
  }
  return text + decoder.decode();
}

/**
 * Null when it cannot be had or is none; never rejects.
 * @param tell told why, in the words of the metrics where they have one.
 */
export async function fetchManifest(
  url: string,
  tell: Tell = () => undefined,
): Promise<Manifest | null> {
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) {
      tell(`status ${answer.status}`);
      return null;
    }
    const text = await textOf(answer);
    const manifest = text === null ? null : parseManifest(text);
    if (manifest === null) tell('invalid');
    return manifest;
  } catch (error) {
    const { name } = error as Error;
    tell(name === 'SyntaxError' ? 'cut' : name === 'TimeoutError' ? 'timeout' : 'unreachable');
    return null;
  }
}

/**
 * Reads what browsers see at `url` from where this server reaches it. Of an address that is not in
 * `inside` both see the same.
 */
export const readFrom =
  (inside: ReadonlyMap<string, string>) =>
  (url: string, tell: Tell): Promise<Manifest | null> => {
    const { origin, pathname, search } = new URL(url);
    return fetchManifest((inside.get(origin) ?? origin) + pathname + search, tell);
  };

export interface ForeignManifests {
  /** Those at `urls` and no others are kept up to date from now on. Nothing waits for them. */
  readonly follow: (urls: readonly string[]) => void;
  /** As it was last read; null: not yet, or it could not be had. */
  readonly at: (url: string) => Manifest | null;
  /** Why it could not be had when it was last asked for; null: it was, or is not followed. */
  readonly unreadAt: (url: string) => string | null;
  readonly stop: () => void;
}

/**
 * Knows the manifests of remotes on other origins, and reads them in the background alone.
 * @param tell told each time that one cannot be had, and why.
 */
export function foreignManifests(
  read: (url: string, tell: Tell) => Promise<Manifest | null>,
  refreshMs = REFRESH_MS,
  retryMs = RETRY_MS,
  tell: (url: string, reason: string) => void = () => undefined,
): ForeignManifests {
  const known = new Map<string, Manifest | null>();
  const unread = new Map<string, string>();
  const refresh = async (url: string) => {
    const manifest = await read(url, (reason) => {
      if (!known.has(url)) return;
      unread.set(url, reason);
      tell(url, reason);
    });
    if (manifest) unread.delete(url);
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
      for (const url of known.keys()) {
        if (urls.includes(url)) continue;
        known.delete(url);
        unread.delete(url);
      }
      for (const url of urls.filter((one) => !known.has(one))) {
        known.set(url, null);
        void refresh(url);
      }
    },
    at: (url) => known.get(url) ?? null,
    unreadAt: (url) => unread.get(url) ?? null,
    stop: () => timers.forEach((timer) => clearInterval(timer)),
  };
}
