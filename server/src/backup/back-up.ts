import { existsSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { databaseFileIn } from '../db/database-file.ts';
import { copyPostgres } from './copy-postgres.ts';
import { copySqliteBeside } from './copy-sqlite.ts';
import { reasonOf } from '../db/files.ts';

type Location = Pick<Config, 'databaseUrl' | 'dataDir'>;

async function copy({ databaseUrl, dataDir }: Location, file: string): Promise<void> {
  if (databaseUrl !== null) return copyPostgres(databaseUrl, file);
  const from = databaseFileIn(dataDir);
  if (!existsSync(from)) {
    throw new StartError(
      `En ${dataDir} no hay datos que copiar. Si están en otra carpeta, indicala con la variable DATA_DIR.`,
    );
  }
  await copySqliteBeside(from, file);
}

/**
 * Copies all data to `file`, also while the server writes: the copy is all of one moment. It is there
 * whole or not at all, and for its owner alone.
 * @throws {StartError} which says what the person can do.
 */
export async function backUp(location: Location, file: string): Promise<void> {
  if (existsSync(file)) {
    throw new StartError(`Ya hay un archivo ${file}. Elegí otro nombre: ninguna copia se pisa.`);
  }
  try {
    await copy(location, file);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`No se pudo hacer la copia ${file}: ${reasonOf(error)}.`, error);
  }
}
