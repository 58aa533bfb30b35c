import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { errorCode } from '../config/error-code.ts';
import { StartError } from '../config/start-error.ts';
import { isNewer } from '../schema/migrate.ts';
import { connected, schemaOf } from './copy-postgres.ts';
import { restoreDump } from './postgres-programs.ts';

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

async function checkVersion(client: pg.Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select name from ${named(schema)}.schema_migrations`,
  );
  if (isNewer(rows.map(({ name }) => name))) {
    throw new StartError(
      'La copia es de una versión más nueva de Almanaque: actualizá el programa.',
    );
  }
}

async function setAside(client: pg.Client, schema: string, aside: string): Promise<void> {
  try {
    await client.query(
      `begin; alter schema ${named(schema)} rename to ${named(aside)}; create schema ${named(schema)}; commit`,
    );
  } catch (error) {
    throw new StartError(
      `No se pudo apartar lo que hay en la base (código ${errorCode(error)}): el usuario de ` +
        'DATABASE_URL tiene que ser el dueño de la base. Nada cambió.',
      error,
    );
  }
}

/**
 * Puts the copy `file` in the place of what is in the database.
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
    const aside = `antes_de_restaurar_${stamp.replaceAll('-', '_')}`;
    const hadNothing = await isEmpty(client, schema);
    await setAside(client, schema, aside);
    const undo = () =>
      client.query(
        `begin; drop schema ${named(schema)} cascade; alter schema ${named(aside)} rename to ${named(schema)}; commit`,
      );
    try {
      await restoreDump(databaseUrl, file, schema);
      await checkVersion(client, schema);
    } catch (error) {
      await undo();
      throw error;
    }
    if (!hadNothing) return aside;
    await client.query(`drop schema ${named(aside)}`);
    return null;
  });
}
