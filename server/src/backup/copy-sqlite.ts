import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { openSqlite } from '../db/open-sqlite.ts';
import { whole } from '../db/files.ts';

/** Writes the database `from` into `part`, which is empty. */
export function fillCopy(from: string, part: string, { readOnly = false } = {}): void {
  const database = openSqlite(from, { readOnly });
  try {
    database.exec('pragma busy_timeout = 10000');
    database.prepare('vacuum into ?').run([part]);
  } finally {
    database.close();
  }
}

/**
 * Writes the database `from`, as it is at one moment, to `file`: also while others write to it, and
 * with what its journal has and it has not. It is there whole or not at all.
 * @throws with the system's or SQLite's `code`.
 */
export const copySqlite = (from: string, file: string, { readOnly = false } = {}): Promise<void> =>
  whole(file, (part) => fillCopy(from, part, { readOnly }));

/** What a thread that fills a copy is given. */
export interface CopyWork {
  readonly from: string;
  readonly part: string;
  /** Whether what is damaged is refused. */
  readonly checked: boolean;
}

/** As {@link copySqlite}, on a thread, so that this one can answer, or end, meanwhile. */
export const copySqliteBeside = (
  from: string,
  file: string,
  { checked = false } = {},
): Promise<void> =>
  whole(file, async (part) => {
    const workerData: CopyWork = { from, part, checked };
    const worker = new Worker(new URL('./copy-worker.ts', import.meta.url), { workerData });
    // It rejects with what the thread could not go on for.
    await once(worker, 'exit');
  });
