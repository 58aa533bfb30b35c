import type { Config } from '../config/config.ts';
import { StartError } from '../config/start-error.ts';
import { engineOfCopy } from './read-copy.ts';
import { restorePostgres } from './restore-postgres.ts';
import { restoreSqlite } from './restore-sqlite.ts';

/** '2026-11-23-141530': a moment of the clock at the wall, as a name of a file may have it. */
const stampOf = (now: Date): string => {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-');
  return `${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}`;
};

const OTHER_ENGINE = {
  sqlite:
    'La copia es de SQLite y los datos están en PostgreSQL (DATABASE_URL): restaurala sin esa variable y ' +
    'pasá los datos a PostgreSQL después.',
  postgres:
    'La copia es de PostgreSQL: indicá en qué base va con la variable DATABASE_URL y probá de nuevo.',
} as const;

/**
 * Puts the copy `file` in the place of all data, which are set aside and not deleted.
 * @returns a sentence that says where those are; null: there were none.
 * @throws {StartError} saying what to do; then everything is as it was.
 */
export async function restore(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  file: string,
  now: Date,
): Promise<string | null> {
  const engine = engineOfCopy(file);
  if (engine !== (databaseUrl === null ? 'sqlite' : 'postgres')) {
    throw new StartError(OTHER_ENGINE[engine]);
  }
  const stamp = stampOf(now);
  if (databaseUrl === null) {
    const folder = await restoreSqlite(dataDir, file, stamp);
    return folder && `Lo que había está en la carpeta ${folder}.`;
  }
  const schema = await restorePostgres(databaseUrl, file, stamp);
  return (
    schema &&
    `Lo que había está en el esquema «${schema}» de la misma base. Ocupa lugar: cuando ya no haga ` +
      `falta, borralo ahí con «drop schema ${schema} cascade».`
  );
}
