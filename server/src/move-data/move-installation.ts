import { existsSync } from 'node:fs';
import { connected } from '../backup/copy-postgres.ts';
import { refuseConnected } from '../backup/restore-postgres.ts';
import { serverRuns } from '../backup/restore-sqlite.ts';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { databaseFileIn } from '../db/database-file.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../schema/open-database.ts';
import { lockDataFolder } from '../db/data-lock.ts';
import { openDataFolder } from '../db/data-folder.ts';
import { folderFailure } from '../db/open-failure.ts';
import { move } from './move.ts';

type Location = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Makes sure that no server works with it, and returns what lets go of it. */
async function hold({ databaseUrl, dataDir }: Location): Promise<() => void> {
  if (databaseUrl === null) {
    try {
      openDataFolder(dataDir);
      return await lockDataFolder(dataDir, 0, serverRuns);
    } catch (error) {
      throw folderFailure(error, dataDir);
    }
  }
  await connected(databaseUrl, refuseConnected);
  return () => undefined;
}

/**
 * Copies all data of one installation into an empty one of the other engine. What they come from stays
 * as it is.
 * @returns how many rows there are.
 * @throws {StartError} saying what to do; the target is as empty as it was then.
 */
export async function moveInstallation(from: Location, to: Location): Promise<number> {
  if (from.databaseUrl === null && !existsSync(databaseFileIn(from.dataDir))) {
    throw new StartError(
      `En ${from.dataDir} no hay datos que pasar. Si están en otra carpeta, indicala con la variable DATA_DIR.`,
    );
  }
  const closing: (() => void | Promise<void>)[] = [];
  const open = async (location: Location): Promise<Database> => {
    closing.push(await hold(location));
    const database = await openDatabase(location);
    closing.push(() => database.destroy());
    return database;
  };
  try {
    return await move(await open(from), await open(to));
  } finally {
    for (const close of closing.reverse()) await close();
  }
}
