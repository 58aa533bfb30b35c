import { finishExchange } from './exchange.ts';
import type { Config } from '../config/config.ts';
import { checkLargeBeside, checkSmall } from './damage.ts';
import { openDataFolder, tryToWrite } from './data-folder.ts';
import { databaseFileIn } from './database-file.ts';
import { lockDataFolder } from './data-lock.ts';
import { folderFailure } from './open-failure.ts';
import { keepForOwner } from './owner-only.ts';

type Location = Pick<Config, 'databaseUrl' | 'dataDir'>;

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
    finishExchange(dataDir);
    await tryToWrite(dataDir);
    checkSmall(databaseFileIn(dataDir));
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
  checkLargeBeside(databaseFileIn(dataDir), (error) => tell(folderFailure(error, dataDir).message));
}

/** Tells, in a sentence for a person, of each file of data that others on the machine can read. */
export function tellExposedData(
  { databaseUrl, dataDir }: Location,
  tell: (sentence: string) => void,
): void {
  if (databaseUrl !== null) return;
  for (const path of keepForOwner(dataDir)) {
    tell(
      `Otros usuarios de este equipo pueden leer ${path}, y no se pudo evitar. Que su dueño corra ` +
        `«chmod go= '${path}'», o elegí otra carpeta con la variable DATA_DIR.`,
    );
  }
}
