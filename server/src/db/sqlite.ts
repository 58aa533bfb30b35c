import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { databaseFileIn } from './database-file.ts';
import { makeFolder } from './make-folder.ts';
import { queue, type Queue } from './queue.ts';
import { openSqlite, type SqliteConnection } from './open-sqlite.ts';
import { createForOwner } from './owner-only.ts';
import { connectionsTo } from './sqlite-driver.ts';

/** WAL with synchronous=FULL: what was acknowledged survives a power cut. */
function openFile(file: string): SqliteConnection {
  const database = openSqlite(file);
  try {
    database.exec('pragma journal_mode = WAL');
    database.exec('pragma synchronous = FULL');
    database.exec('pragma foreign_keys = ON');
    // Who has to wait does so in `connectionsTo`, not here.
    database.exec('pragma busy_timeout = 0');
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

const queues = new Map<string, Queue>();

/** In which everybody of this thread who writes to that folder's database waits for the others. */
export function writesTo(dataDir: string): Queue {
  const known = queues.get(dataDir) ?? queue(1);
  queues.set(dataDir, known);
  return known;
}

/** The embedded engine, in `almanaque.db` below `dataDir`; both are created for their owner alone. */
export function sqliteDialect(dataDir: string, writes: Queue = writesTo(dataDir)): Dialect {
  makeFolder(dataDir);
  const file = databaseFileIn(dataDir);
  createForOwner(file);
  return {
    createAdapter: () => new ManyConnections(),
    createDriver: () => connectionsTo(() => openFile(file), writes),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
