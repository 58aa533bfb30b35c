import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely';
import { databaseFileIn } from './database-file.ts';
import { makeFolder } from './make-folder.ts';
import { queue, type Queue } from '../threads/queue.ts';
import { openSqlite, type SqliteConnection } from './open-sqlite.ts';
import { createForOwner } from './owner-only.ts';
import { connectionsTo } from './sqlite-driver.ts';
import { writeAheadLog } from './write-ahead-log.ts';

/** What was acknowledged survives a power cut: see `writeAheadLog`. */
function openFile(file: string): SqliteConnection {
  const database = openSqlite(file);
  try {
    const [mode] = database.prepare('pragma journal_mode = WAL').all([]) as {
      journal_mode: string;
    }[];
    const hasLog = mode?.journal_mode === 'wal';
    database.exec(`pragma synchronous = ${hasLog ? 'NORMAL' : 'FULL'}`);
    database.exec('pragma wal_autocheckpoint = 0');
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
    createDriver: () => connectionsTo(() => openFile(file), writes, writeAheadLog(file)),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
