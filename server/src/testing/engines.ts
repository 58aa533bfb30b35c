import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { migrated } from './migrated.ts';
import type { Location, OpenPlace, Place } from './place.ts';

export type { Place } from './place.ts';

/** Where a server is looked for when TEST_DATABASE_URL names none. */
export const USUAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/postgres';

const POSTGRES = process.env['TEST_DATABASE_URL'] || USUAL_POSTGRES;

const databaseOf = ({ databaseUrl }: Location): string =>
  new URL(databaseUrl ?? '').pathname.slice(1);

/** Takes a place's database away, also in another process than the one that opened it. */
export async function remove(location: Location): Promise<void> {
  if (location.databaseUrl === null) await rm(location.dataDir, { recursive: true });
  else await query(POSTGRES, `drop database ${databaseOf(location)} with (force)`);
}

const at = (location: Location): Place => ({ location, remove: () => remove(location) });

const sqlitePlace: OpenPlace = async (template) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'almanaque-'));
  const file = 'almanaque.db';
  if (template) await copyFile(join(template.dataDir, file), join(dataDir, file));
  return at({ databaseUrl: null, dataDir });
};

async function query<Row extends pg.QueryResultRow>(
  url: string,
  statement: string,
  limits: pg.ClientConfig = {},
): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString: url, ...limits });
  try {
    await client.connect();
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/**
 * Gives the major version of a server on which the tests can create their databases.
 * @throws when none answers there, or it lets nobody in or create.
 */
export async function postgresMajor(url: string): Promise<number> {
  const [server] = await query<{ version: number; able: boolean }>(
    url,
    `select current_setting('server_version_num')::int / 10000 as version, rolsuper or rolcreatedb as able
     from pg_roles where rolname = current_user`,
    { connectionTimeoutMillis: 5_000 },
  );
  if (!server?.able) throw new Error('its user may not create databases');
  return server.version;
}

export const postgresPlace: OpenPlace = async (template) => {
  const name = `almanaque_${randomUUID().replaceAll('-', '')}`;
  const from = template === undefined ? 'template1' : databaseOf(template);
  await query(POSTGRES, `create database ${name} template ${from}`);
  const url = new URL(POSTGRES);
  url.pathname = `/${name}`;
  return at({ databaseUrl: url.href, dataDir: tmpdir() });
};

/** With no tables yet, as on a first start. */
export const EMPTY_ENGINES = [
  ['sqlite', sqlitePlace],
  ['postgres', postgresPlace],
] as const;

/** With today's tables. Every test of the database runs on both. */
export const ENGINES = [
  ['sqlite', migrated('sqlite', sqlitePlace)],
  ['postgres', migrated('postgres', postgresPlace)],
] as const;
