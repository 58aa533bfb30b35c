import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from './make-folder.ts';
import { keepForOwner } from './owner-only.ts';

export const LOCK_FILE = 'almanaque.lock';

const FILES = ['almanaque.db', 'almanaque.db-wal', 'almanaque.db-shm', LOCK_FILE];

/**
 * Creates the data folder where it is missing, and keeps what is in it for its owner.
 * @throws the system's error where this process may not keep its data there.
 */
export function openDataFolder(dataDir: string): void {
  makeFolder(dataDir);
  if (!statSync(dataDir).isDirectory())
    throw Object.assign(new Error(`${dataDir} is a file`), { code: 'ENOTDIR' });
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  for (const file of FILES.map((name) => join(dataDir, name)).filter((path) => existsSync(path)))
    accessSync(file, constants.R_OK | constants.W_OK);
  keepForOwner(dataDir);
}

/** A new database and its journal take a bit less than 1 MB; one in use needs as much to go on. */
const ROOM_BYTES = 2 * 1024 ** 2;

/**
 * Writes for a moment what a start needs: a quota, or a disk that turned read-only, shows only then.
 * @throws the system's error where there is no room.
 */
export async function tryToWrite(dataDir: string): Promise<void> {
  const probe = join(dataDir, `almanaque-${process.pid}.probe`);
  try {
    await writeFile(probe, Buffer.alloc(ROOM_BYTES), { mode: 0o600 });
  } finally {
    await rm(probe, { force: true });
  }
}
