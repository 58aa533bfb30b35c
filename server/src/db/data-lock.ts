import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode } from '../config/error-code.ts';
import { StartError } from '../config/start-error.ts';
import { LOCK_FILE } from './data-folder.ts';
import { openSqlite, type SqliteConnection } from './open-sqlite.ts';
import { createForOwner } from './owner-only.ts';

/** A server that was just told to end may still be answering its last requests. */
const PATIENCE_MS = 3_000;
const RETRY_MS = 50;

/** Whoever forgets a lock still holds it: a connection nobody knows is closed, and its lock is gone. */
const held = new Set<SqliteConnection>();

function tryLock(file: string): SqliteConnection | null {
  const connection = openSqlite(file);
  try {
    connection.exec('pragma busy_timeout = 0; begin exclusive');
    return connection;
  } catch (error) {
    connection.close();
    if (errorCode(error) === 'SQLITE_BUSY') return null;
    throw error;
  }
}

const takenByServer = (dataDir: string): string =>
  `Otro Almanaque ya está usando la carpeta de datos ${dataDir}: cerralo, o elegí otra carpeta con la ` +
  'variable DATA_DIR. Para varios procesos a la vez hace falta PostgreSQL (DATABASE_URL).';

/**
 * Holds the data folder for this process's server, until it is released or the process ends, however
 * it ends: the system takes the lock of SQLite away with the process. Commands that work beside a
 * running server do not ask for it.
 * @param taken what a person is told when another server holds it.
 * @returns what releases it.
 * @throws {StartError} when another server holds it.
 */
export async function lockDataFolder(
  dataDir: string,
  patience = PATIENCE_MS,
  taken = takenByServer,
): Promise<() => void> {
  const file = join(dataDir, LOCK_FILE);
  // By ourselves, so that what the system has against it is told in the system's own code.
  createForOwner(file);
  const last = Date.now() + patience;
  for (;;) {
    const connection = tryLock(file);
    if (connection !== null) {
      held.add(connection);
      return () => {
        if (held.delete(connection)) connection.close();
      };
    }
    if (Date.now() > last) break;
    await sleep(RETRY_MS);
  }
  throw new StartError(taken(dataDir));
}
