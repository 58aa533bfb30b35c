import pg from 'pg';
import { CHANNEL } from '../changes/publish.ts';

/** One connection of each process: to ask so often costs a database nothing, and pages hear soon again. */
const RECONNECT_MS = 500;
const CONNECT_TIMEOUT_MS = 2_000;

/**
 * Calls `onChange` for every commit that published, of any process, and each time it begins to
 * listen: what came before then was not heard. Returns what ends it.
 */
export function listen(connectionString: string, onChange: () => void): () => Promise<void> {
  let client: pg.Client | null = null;
  let opening: Promise<void>;
  let timer: NodeJS.Timeout | undefined;
  let over = false;

  const tryLater = () => {
    if (over) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      opening = open();
    }, RECONNECT_MS);
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
