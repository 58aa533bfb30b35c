import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { migrated } from './migrated.ts';

const POSTGRES = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

type Location = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Where a test's own fresh database is, and how to take it away. */
export interface Place {
  readonly location: Location;
  remove(): Promise<void>;
}

const databaseOf = ({ databaseUrl }: Location): string =>
  new URL(databaseUrl ?? '').pathname.slice(1);

/** Takes a place's database away, also in another process than the one that opened it. */
export const remove = (location: Location): Promise<void> =>
  location.databaseUrl === null
    ? rm(location.dataDir, { recursive: true })
    : asAdministrator(`drop database ${databaseOf(location)} with (force)`);

const at = (location: Location): Place => ({ location, remove: () => remove(location) });

/** An empty database, or a copy of one that nobody has open. */
export type OpenPlace = (template?: Location) => Promise<Place>;

const sqlitePlace: OpenPlace = async (template) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'almanaque-'));
  const file = 'almanaque.db';
  if (template) await copyFile(join(template.dataDir, file), join(dataDir, file));
  return at({ databaseUrl: null, dataDir });
};

async function asAdministrator(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES });
  try {
    await client.connect();
  } catch (cause) {
    throw new Error(
      'These tests need a PostgreSQL server: start one (for example `docker run -p 5432:5432 -e ' +
        'POSTGRES_HOST_AUTH_METHOD=trust postgres:17`) or name yours in TEST_DATABASE_URL.',
      { cause },
    );
  }
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export const postgresPlace: OpenPlace = async (template) => {
  const name = `almanaque_${randomUUID().replaceAll('-', '')}`;
  const from = template === undefined ? 'template1' : databaseOf(template);
  await asAdministrator(`create database ${name} template ${from}`);
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
