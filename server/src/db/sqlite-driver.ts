import { setTimeout as sleep } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDatabase,
} from 'kysely';
import { keepStatements } from './kept-statements.ts';

/** How long a statement waits for another connection to finish writing. */
const BUSY_TIMEOUT_MS = 10_000;
const RETRY_MS = 5;

/** One is enough for all that takes no longer than a statement: more are for who holds one and waits. */
const MAX_CONNECTIONS = 8;

/** By its code: one process can hold the class of this error more than once, and the code is the same. */
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'SQLITE_BUSY';

/** SQLite waits where it stands, and the whole server with it: here whoever writes waits alone. */
function patient(connection: DatabaseConnection): DatabaseConnection {
  return {
    async executeQuery(query) {
      const last = Date.now() + BUSY_TIMEOUT_MS;
      for (;;) {
        try {
          return await connection.executeQuery(query);
        } catch (error) {
          if (!isBusy(error) || Date.now() > last) throw error;
        }
        await sleep(RETRY_MS);
      }
    },
    streamQuery: (query, size) => connection.streamQuery(query, size),
  };
}

/**
 * Connections to one file, opened as they are needed, the last given back used first. Who waits for
 * another process's write, or is in the middle of its own, keeps nobody from reading.
 * @param open With no busy timeout of its own.
 */
export function connectionsTo(open: () => SqliteDatabase): Driver {
  const drivers: SqliteDriver[] = [];
  const idle: DatabaseConnection[] = [];
  const waiting: ((connection: DatabaseConnection) => void)[] = [];

  const another = async (): Promise<DatabaseConnection> => {
    const driver = new SqliteDriver({ database: keepStatements(open()) });
    drivers.push(driver);
    await driver.init();
    return patient(await driver.acquireConnection());
  };
  const send = async (connection: DatabaseConnection, statement: string): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(statement));
  };

  return {
    init: () => Promise.resolve(),
    async acquireConnection() {
      const last = idle.pop();
      if (last !== undefined) return last;
      if (drivers.length < MAX_CONNECTIONS) return another();
      return new Promise((resolve) => waiting.push(resolve));
    },
    releaseConnection(connection) {
      const next = waiting.shift();
      if (next === undefined) idle.push(connection);
      else next(connection);
      return Promise.resolve();
    },
    // Takes the write lock at once: one that reads first could not upgrade later.
    beginTransaction: (connection) => send(connection, 'begin immediate'),
    commitTransaction: (connection) => send(connection, 'commit'),
    // SQLite has rolled back by itself where the disk is full, and refuses to do it twice: whoever
    // asks is to be told of the disk.
    rollbackTransaction: (connection) => send(connection, 'rollback').catch(() => undefined),
    async destroy() {
      for (const driver of drivers) await driver.destroy();
    },
  };
}
