import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { makeFolder } from './make-folder.ts';
import { connectionsTo } from './sqlite-driver.ts';

/** WAL with synchronous=FULL: what was acknowledged survives a power cut. */
function openFile(file: string): Sqlite.Database {
  const database = new Sqlite(file);
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // Who has to wait does so in `connectionsTo`, not here.
    database.pragma('busy_timeout = 0');
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** The embedded engine, in `almanaque.db` below `dataDir`, which is created for its owner alone. */
export function sqliteDialect(dataDir: string): Dialect {
  makeFolder(dataDir);
  const file = join(dataDir, 'almanaque.db');
  return {
    createAdapter: () => new ManyConnections(),
    createDriver: () => connectionsTo(() => openFile(file)),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
