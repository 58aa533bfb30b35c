import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../config/error-code.ts';
import { StartError } from '../config/start-error.ts';
import { isNewer } from '../schema/migrate.ts';
import { connected, schemaOf } from './copy-postgres.ts';
import { namesInDump, restoreDump } from './postgres-programs.ts';

const named = (schema: string): string => pg.escapeIdentifier(schema);

/** A server that was just told to end, or killed, may still be seen. */
const PATIENCE_MS = 3_000;
const RETRY_MS = 50;

const OTHERS = `select 1 from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;

/** @throws {StartError} while another program is connected: a server is, as long as it runs. */
export async function refuseConnected(client: pg.Client): Promise<void> {
  const last = Date.now() + PATIENCE_MS;
  while ((await client.query(OTHERS)).rows.length > 0) {
    if (Date.now() > last) {
      throw new StartError(
        'Hay otros programas conectados a la base: detené Almanaque, todos sus procesos, y probá de ' +
          'nuevo. Nada cambió.',
      );
    }
    await sleep(RETRY_MS);
  }
}

async function isEmpty(client: pg.Client, schema: string): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from pg_class where relnamespace = $1::regnamespace limit 1`,
    [named(schema)],
  );
  return rows.length === 0;
}

/** @throws {StartError} when this Almanaque cannot go on with what is in the copy. */
async function checkCopy(file: string, schema: string): Promise<void> {
  const migrations = await namesInDump(file, schema, 'schema_migrations');
  const refuse = (why: string) =>
    new StartError(`No se puede restaurar ${file}: ${why}. Nada cambió.`);
  if (migrations.length === 0) throw refuse('no es una copia de Almanaque');
  if (isNewer(migrations)) {
    throw refuse('es de una versión más nueva de Almanaque; actualizá el programa antes');
  }
}

/** @throws {StartError} when this user may not run `exchange`, which is then as if it had not been tried. */
async function tryOut(client: pg.Client, exchange: string): Promise<void> {
  try {
    await client.query(`begin; ${exchange} rollback`);
  } catch (error) {
    throw new StartError(
      `No se pudo apartar lo que hay en la base (código ${errorCode(error)}): el usuario de ` +
        'DATABASE_URL tiene que ser el dueño de la base. Nada cambió.',
      error,
    );
  }
}

/**
 * Puts the copy `file` in the place of what is in the database: in one transaction, so that at no moment
 * there is neither, for a start to take for a new installation.
 * @returns the schema in which what was there before is kept; null: nothing was there.
 * @throws {StartError} saying what to do; then everything is as it was.
 */
export function restorePostgres(
  databaseUrl: string,
  file: string,
  stamp: string,
): Promise<string | null> {
  return connected(databaseUrl, async (client) => {
    await refuseConnected(client);
    const schema = await schemaOf(client);
    await checkCopy(file, schema);
    const aside = `antes_de_restaurar_${stamp.replaceAll('-', '_')}`;
    const hadNothing = await isEmpty(client, schema);
    const exchange = `alter schema ${named(schema)} rename to ${named(aside)};
      create schema ${named(schema)};`;
    await tryOut(client, exchange);
    await restoreDump(databaseUrl, file, { schema, first: exchange });
    if (!hadNothing) return aside;
    await client.query(`drop schema ${named(aside)}`);
    return null;
  });
}
