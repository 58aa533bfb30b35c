import { LIVE_HEARTBEAT_MS } from '@almanaque/shared-contracts/schemas';
import type { FastifyBaseLogger } from 'fastify';
import { notEnded } from '../auth/open-sessions.ts';
import type { Database } from '../db/database.ts';
import { oneForAll } from '../threads/one-for-all.ts';
import { listen } from './listen.ts';
import { poll } from './poll.ts';
import { beat, end, tell, type Reader } from './readers.ts';
import { changesAfter, NO_CHANGES, readSnapshot, type Snapshot } from './snapshot.ts';

export interface HubOptions {
  readonly database: Database;
  /** Null: SQLite. */
  readonly databaseUrl: string | null;
  readonly log: FastifyBaseLogger;
}

/** What this process's open pages are told. It watches the database only while one is listening. */
export function openHub({ database, databaseUrl, log }: HubOptions) {
  const readers = new Set<Reader>();
  const readersByClient = new Map<string, number>();
  const count = (client: string, more: 1 | -1): void => {
    const readersOfClient = (readersByClient.get(client) ?? 0) + more;
    if (readersOfClient === 0) readersByClient.delete(client);
    else readersByClient.set(client, readersOfClient);
  };
  let snapshot: Snapshot = NO_CHANGES;
  let isClosed = false;
  let watch: { readonly stop: () => Promise<void>; readonly heart: NodeJS.Timeout } | null = null;

  const read = async () => {
    snapshot = await readSnapshot(database);
    for (const reader of readers) {
      if (snapshot.version !== reader.version) tell(reader, changesAfter(snapshot, reader.version));
    }
  };
  /** Reads what is there from now on. */
  const refresh = oneForAll(read);
  const look = () => refresh().catch((err: unknown) => log.warn({ err }, 'changes unread'));

  /** Lets go of whoever listened in a session that is over; the page, if it is back in one, comes again. */
  const endThoseOfEndedSessions = async () => {
    const inSessions = [...readers].flatMap((reader) =>
      reader.session === null ? [] : [{ reader, ...reader.session }],
    );
    const open = await notEnded(database, [...new Set(inSessions.map(({ id }) => id))]);
    for (const { reader, id, until } of inSessions) {
      if (!open.has(id) || until <= Date.now()) end(reader);
    }
  };
  const onHeartbeat = () => {
    readers.forEach(beat);
    endThoseOfEndedSessions().catch((err: unknown) => log.warn({ err }, 'sessions unread'));
  };

  const start = () => ({
    stop: databaseUrl === null ? poll(look) : listen(databaseUrl, () => void look()),
    heart: setInterval(onHeartbeat, LIVE_HEARTBEAT_MS),
  });
  const stop = async () => {
    const stopped = watch;
    watch = null;
    clearInterval(stopped?.heart);
    await stopped?.stop();
  };

  return {
    readers: () => readers.size,
    readersOf: (client: string) => readersByClient.get(client) ?? 0,
    /** When each topic last changed, as of now. */
    now: async () => {
      await refresh();
      return snapshot;
    },
    /** Begins with what changed after `version`; the answer's head has been written. */
    add: (reader: Reader) => {
      const { response, client, version } = reader;
      // Of whoever hung up while the database was asked nothing more is heard.
      if (response.destroyed) return;
      // It was asked when the others were let go of: the server would wait for it.
      if (isClosed) {
        end(reader);
        return;
      }
      response.on('close', () => {
        readers.delete(reader);
        count(client, -1);
        if (readers.size === 0) void stop();
      });
      readers.add(reader);
      count(client, 1);
      watch ??= start();
      tell(reader, changesAfter(snapshot, version));
    },
    close: async () => {
      isClosed = true;
      readers.forEach(end);
      await stop();
    },
  };
}
