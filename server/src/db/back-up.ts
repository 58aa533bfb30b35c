import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { openSqlite } from './open-sqlite.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'esa carpeta no existe',
  ENOTDIR: 'esa carpeta no existe',
  EACCES: 'no hay permiso para escribir ahí',
  EPERM: 'no hay permiso para escribir ahí',
  EROFS: 'el disco es de solo lectura',
  SQLITE_CANTOPEN: 'esa carpeta no existe o no hay permiso para escribir en ella',
  SQLITE_FULL: 'el disco está lleno',
  ENOSPC: 'el disco está lleno',
  SQLITE_CORRUPT: 'la base está dañada: restaurá una copia anterior',
  SQLITE_NOTADB: 'la base está dañada: restaurá una copia anterior',
};

/** Waits until the disk has it. */
function keep(file: string): void {
  const open = openSync(file, 'r+');
  fsyncSync(open);
  closeSync(open);
}

/** Writes `from`, as it is now, to `part`, and names that `file`. */
function copy(from: string, part: string, file: string): void {
  const database = openSqlite(from);
  try {
    database.exec('pragma busy_timeout = 10000');
    database.prepare('vacuum into ?').run([part]);
  } finally {
    database.close();
  }
  keep(part);
  renameSync(part, file);
}

/**
 * Copies the embedded database to `file`, also while the server writes: the copy is all of one moment.
 * It is there whole or not at all, and for its owner alone.
 * @throws {StartError} which says what the person can do.
 */
export function backUp({ databaseUrl, dataDir }: Config, file: string): void {
  if (databaseUrl !== null) {
    throw new StartError(
      'Los datos están en PostgreSQL (DATABASE_URL), que se copia con su propio programa: ' +
        'pg_dump --no-owner "$DATABASE_URL" > copia.sql',
    );
  }
  const from = join(dataDir, 'almanaque.db');
  if (!existsSync(from)) {
    throw new StartError(
      `En ${dataDir} no hay datos que copiar. Si están en otra carpeta, indicala con la variable DATA_DIR.`,
    );
  }
  if (existsSync(file)) {
    throw new StartError(`Ya hay un archivo ${file}. Elegí otro nombre: ninguna copia se pisa.`);
  }
  const part = `${file}.${process.pid}.parcial`;
  const before = process.umask(0o077);
  try {
    copy(from, part, file);
  } catch (error) {
    const code = codeOf(error);
    throw new StartError(`No se pudo hacer la copia ${file}: ${REASONS[code] ?? code}.`, error);
  } finally {
    process.umask(before);
    rmSync(part, { force: true });
  }
}
