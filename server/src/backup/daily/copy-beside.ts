import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Config } from '../../config/config.ts';
import { databaseFileIn } from '../../db/database-file.ts';
import { copyPostgres } from '../copy-postgres.ts';
import { copySqliteBeside } from '../copy-sqlite.ts';

/** What is left for the server to write while the copy is made, at least. */
const ROOM_BYTES = 16 * 1024 ** 2;

/** A copy that takes the last room takes it from what people write. */
function checkRoom(from: string, folder: string): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < statSync(from).size + ROOM_BYTES) {
    throw Object.assign(new Error('no room for a copy'), { code: 'ENOSPC' });
  }
}

/** Copies all data to `file` while the server answers: on a thread, or by PostgreSQL's own program. */
export async function copyBeside(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  file: string,
): Promise<void> {
  if (databaseUrl !== null) return copyPostgres(databaseUrl, file);
  const from = databaseFileIn(dataDir);
  checkRoom(from, dirname(file));
  await copySqliteBeside(from, file, { checked: true });
}
