import { existsSync } from 'node:fs';
import { errorCode } from '../config/error-code.ts';
import { StartError } from '../config/start-error.ts';
import { checkDamage } from '../db/damage.ts';
import { openDataFolder } from '../db/data-folder.ts';
import { lockDataFolder } from '../db/data-lock.ts';
import { isNewer } from '../schema/migrate.ts';
import { folderFailure } from '../db/open-failure.ts';
import { openSqlite } from '../db/open-sqlite.ts';
import { copySqlite } from './copy-sqlite.ts';
import { asideFolder, finishExchange, waitingFile } from '../db/exchange.ts';
import { reasonOf } from '../db/files.ts';

export const serverRuns = (dataDir: string): string =>
  `Almanaque está en marcha con los datos de ${dataDir}: detenelo y probá de nuevo. Nada cambió.`;

const NO_COPY = 'no es una copia de Almanaque';

function migrationsIn(file: string): readonly string[] {
  const database = openSqlite(file, { readOnly: true });
  try {
    const rows = database.prepare('select name from schema_migrations').all([]);
    return (rows as { name: string }[]).map(({ name }) => name);
  } finally {
    database.close();
  }
}

/** @throws {StartError} when this Almanaque cannot go on with what is in it. */
function checkCopy(file: string): void {
  const refuse = (why: string, error?: unknown) =>
    new StartError(`No se puede restaurar ${file}: ${why}. Nada cambió.`, error);
  try {
    checkDamage(file);
  } catch (error) {
    const isDamaged = /^SQLITE_(CORRUPT|NOTADB)$/.test(errorCode(error));
    throw refuse(isDamaged ? 'está dañada; elegí otra copia' : reasonOf(error), error);
  }
  let migrations: readonly string[];
  try {
    migrations = migrationsIn(file);
  } catch (error) {
    throw refuse(NO_COPY, error);
  }
  if (migrations.length === 0) throw refuse(NO_COPY);
  if (isNewer(migrations)) {
    throw refuse('es de una versión más nueva de Almanaque; actualizá el programa antes');
  }
}

/**
 * Puts the copy `file` in the place of a data folder's database, once it is known to be whole.
 * @returns the folder in which what was there before is kept; null: nothing was there.
 * @throws {StartError} saying what to do; then everything is as it was.
 */
export async function restoreSqlite(
  dataDir: string,
  file: string,
  stamp: string,
): Promise<string | null> {
  checkCopy(file);
  let release: () => void = () => undefined;
  try {
    openDataFolder(dataDir);
    release = await lockDataFolder(dataDir, 0, serverRuns);
    finishExchange(dataDir);
    const waiting = waitingFile(dataDir, stamp);
    await copySqlite(file, waiting, { readOnly: true }).catch((error: unknown) => {
      throw new StartError(
        `No se pudo restaurar ${file} en ${dataDir}: ${reasonOf(error)}. Nada cambió.`,
        error,
      );
    });
    finishExchange(dataDir);
  } catch (error) {
    throw folderFailure(error, dataDir);
  } finally {
    release();
  }
  const aside = asideFolder(dataDir, stamp);
  return existsSync(aside) ? aside : null;
}
