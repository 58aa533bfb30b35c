import { workerData } from 'node:worker_threads';
import { openSqlite } from './open-sqlite.ts';

/** How long it waits for others to finish writing. */
const BUSY_TIMEOUT_MS = 5_000;

const database = openSqlite(String(workerData));
try {
  database.exec(`pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
  // Nearly all of it while others write; the rest, and the log's own room, takes a moment of them.
  database.exec('pragma wal_checkpoint(passive)');
  database.exec('pragma wal_checkpoint(truncate)');
} finally {
  database.close();
}
