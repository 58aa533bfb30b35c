import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { SqliteDialect } from 'kysely';
import { keepStatements } from './kept-statements.ts';
import { makeFolder } from './make-folder.ts';

/** How long a statement waits for another process to finish writing. */
const BUSY_TIMEOUT_MS = 10_000;

/**
 * The embedded engine, in `almanaque.db` below `dataDir`, which is created for its owner alone.
 * WAL with synchronous=FULL: what was acknowledged survives a power cut.
 */
export function sqliteDialect(dataDir: string): SqliteDialect {
  makeFolder(dataDir);
  const database = new Sqlite(join(dataDir, 'almanaque.db'), { timeout: BUSY_TIMEOUT_MS });
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
  } catch (error) {
    database.close();
    throw error;
  }
  return new SqliteDialect({ database: keepStatements(database) });
}
