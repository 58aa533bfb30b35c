import { listenOnce } from './listen-once.ts';

/** Section 9: how long after a connection broke the next one is tried, the last from then on. */
const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const;

/** @param failures connections in a row of which nothing was heard. */
const reconnectDelay = (failures: number): number =>
  RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)] ?? 0;

interface ConnectionOptions {
  readonly apiBase: string;
  /** How old what the page shows is, in ms: what changed since then is told first. */
  readonly dataAge: () => number;
  readonly onTopics: (topics: readonly string[]) => void;
  /** The server is there: the first word of each connection. */
  readonly onReached: () => void;
}

export interface Connection {
  /** Connects at once unless it is connected, also where it would have waited to try again. */
  readonly resume: () => void;
  readonly pause: () => void;
}

/**
 * A connection to the server's `/api/v1/live` that comes back by itself and is then told what it
 * missed. Paused to begin with.
 */
export function createConnection({
  apiBase,
  dataAge,
  onTopics,
  onReached,
}: ConnectionOptions): Connection {
  let version: number | null = null;
  let failures = 0;
  let attempt: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = async () => {
    const mine = new AbortController();
    attempt = mine;
    let isReached = false;
    const since = version === null ? `age=${dataAge()}` : `after=${version}`;
    const rest = await listenOnce(`${apiBase}/api/v1/live?${since}`, mine, (change) => {
      if (attempt !== mine) return;
      failures = 0;
      version = change.version;
      if (!isReached) onReached();
      isReached = true;
      onTopics(change.topics);
    });
    if (attempt !== mine) return;
    attempt = null;
    timer = setTimeout(() => void open(), Math.max(rest, reconnectDelay(failures)));
    failures += 1;
  };

  return {
    resume: () => {
      if (attempt) return;
      clearTimeout(timer);
      void open();
    },
    pause: () => {
      clearTimeout(timer);
      attempt?.abort();
      attempt = null;
    },
  };
}
