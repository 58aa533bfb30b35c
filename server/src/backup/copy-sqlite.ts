import { openSqlite } from '../db/open-sqlite.ts';
import { whole } from '../db/files.ts';

/**
 * Writes the database `from`, as it is at one moment, to `file`: also while others write to it, and
 * with what its journal has and it has not. It is there whole or not at all.
 * @throws with the system's or SQLite's `code`.
 */
export const copySqlite = (from: string, file: string, { readOnly = false } = {}): Promise<void> =>
  whole(file, (part) => {
    const database = openSqlite(from, { readOnly });
    try {
      database.exec('pragma busy_timeout = 10000');
      database.prepare('vacuum into ?').run([part]);
    } finally {
      database.close();
    }
  });
