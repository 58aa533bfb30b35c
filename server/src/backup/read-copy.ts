import { closeSync, openSync, readSync } from 'node:fs';
import { StartError } from '../config/start-error.ts';
import { errorCode } from '../config/error-code.ts';
import type { Engine } from '../db/engine.ts';

/** How the files of each begin: https://www.sqlite.org/fileformat.html, and pg_dump's own format. */
const BEGINNINGS: Readonly<Record<Engine, string>> = {
  sqlite: 'SQLite format 3\0',
  postgres: 'PGDMP',
};

function beginningOf(file: string): string {
  const bytes = Buffer.alloc(16);
  const open = openSync(file, 'r');
  try {
    readSync(open, bytes, 0, bytes.length, 0);
  } finally {
    closeSync(open);
  }
  return bytes.toString('latin1');
}

/** Tells from which engine a copy comes. @throws {StartError} when it is not there, or no copy. */
export function engineOfCopy(file: string): Engine {
  let beginning: string;
  try {
    beginning = beginningOf(file);
  } catch (error) {
    const why = errorCode(error) === 'ENOENT' ? 'no existe' : 'no se puede leer';
    throw new StartError(`El archivo ${file} ${why}: revisá el nombre.`, error);
  }
  if (beginning === BEGINNINGS.sqlite) return 'sqlite';
  if (beginning.startsWith(BEGINNINGS.postgres)) return 'postgres';
  if (beginning.startsWith('--\n-- PostgreSQL')) {
    throw new StartError(
      `El archivo ${file} es un guion de pg_dump, que no se restaura así: en una base vacía, ` +
        'psql "$DATABASE_URL" < copia.sql',
    );
  }
  throw new StartError(`El archivo ${file} no es una copia de Almanaque. Elegí otro.`);
}
