import pg from 'pg';
import { CHANNEL } from './publish.ts';

/** Section 9: after a connection broke, it is tried again after so long, the last one from then on. */
const RECONNECT_MS = [1_000, 2_000, 5_000, 10_000] as const;
const CONNECT_TIMEOUT_MS = 10_000;

/**
 * Calls `onChange` for every commit that published, of any process, and each time it begins to
 * listen: what came before then was not heard. Returns what ends it.
 */
export function listen(connectionString: string, onChange: () => void): () => Promise<void> {
  let client: pg.Client | null = null;
  let opening: Promise<void>;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;
  let over = false;

  const tryLater = () => {
    if (over) return;
    const delay = RECONNECT_MS[Math.min(failures, RECONNECT_MS.length - 1)];
    failures += 1;
    clearTimeout(timer);
    timer = setTimeout(() => {
      opening = open();
    }, delay);
  };

  const open = async () => {
    const opened = new pg.Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client = opened;
    // One of the two comes for whatever breaks it; the database's own state shows in /readyz.
    opened.on('error', () => undefined);
    opened.once('end', tryLater);
    opened.on('notification', onChange);
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      failures = 0;
      onChange();
    } catch {
      await opened.end().catch(() => undefined);
      tryLater();
    }
  };

  opening = open();
  return async () => {
    over = true;
    clearTimeout(timer);
    // A client that is told to end while it connects never says that it has.
    await opening;
    await client?.end().catch(() => undefined);
  };
}
