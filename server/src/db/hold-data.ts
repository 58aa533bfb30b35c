import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { checkLargeBeside, checkSmall } from './damage.ts';
import { openDataFolder, tryToWrite } from './data-folder.ts';
import { lockDataFolder } from './data-lock.ts';
import { folderFailure } from './open-failure.ts';

type Location = Pick<Config, 'databaseUrl' | 'dataDir'>;

const fileIn = (dataDir: string): string => join(dataDir, 'almanaque.db');

/**
 * Makes sure that this process, and no other server, can keep its data where the embedded database
 * is; of PostgreSQL several servers may share one.
 * @returns what gives it up; the end of the process does as well.
 * @throws {StartError} saying in Spanish why it cannot and what to do.
 */
export async function holdData({ databaseUrl, dataDir }: Location): Promise<() => void> {
  if (databaseUrl !== null) return () => undefined;
  let release: () => void = () => undefined;
  try {
    openDataFolder(dataDir);
    release = await lockDataFolder(dataDir);
    await tryToWrite(dataDir);
    checkSmall(fileIn(dataDir));
    return release;
  } catch (error) {
    release();
    throw folderFailure(error, dataDir);
  }
}

/** Tells, in a sentence for a person, when a database too large to be read at the start is damaged. */
export function watchLargeData(
  { databaseUrl, dataDir }: Location,
  tell: (sentence: string) => void,
): void {
  if (databaseUrl !== null) return;
  checkLargeBeside(fileIn(dataDir), (error) => tell(folderFailure(error, dataDir).message));
}
