import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { openSqlite } from './open-sqlite.ts';

/**
 * What is read whole before a start goes on: the data of some 30,000 people. Measured with 100,000
 * (107 MB): 0.2 s of processor, but 1 s of waiting for the disk, and 15 s on a busy one.
 */
const SMALL_BYTES = 32 * 1024 ** 2;

const isSmall = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= SMALL_BYTES;

/**
 * Reads all of the database `file`; one that is not there is not damaged.
 * @throws an Error with SQLite's `code`, SQLITE_CORRUPT or another, where it is damaged.
 */
export function checkDamage(file: string): void {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) return;
  const database = openSqlite(file, { readOnly: true });
  try {
    const [row] = database.prepare('pragma quick_check(1)').all([]) as { quick_check: string }[];
    if (row?.quick_check === 'ok') return;
    throw Object.assign(new Error(row?.quick_check), { code: 'SQLITE_CORRUPT' });
  } finally {
    database.close();
  }
}

/** @throws as {@link checkDamage}. A large file passes: it is looked at by {@link checkLargeBeside}. */
export function checkSmall(file: string): void {
  if (isSmall(file)) checkDamage(file);
}

/** Looks at a large file on a thread of its own, while the server runs, and tells what it finds. */
export function checkLargeBeside(file: string, tell: (error: unknown) => void): void {
  if (isSmall(file)) return;
  const worker = new Worker(new URL('./damage-worker.ts', import.meta.url), { workerData: file });
  worker.on('error', tell);
  // It changes nothing: it may be cut short.
  worker.unref();
}
