import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const POSTGRES = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Where a test's own fresh database is, and how to take it away. */
export interface Place {
  readonly location: { readonly databaseUrl: string | null; readonly dataDir: string };
  remove(): Promise<void>;
}

async function sqlitePlace(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'almanaque-'));
  const remove = () => rm(dataDir, { recursive: true });
  return { location: { databaseUrl: null, dataDir }, remove };
}

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

export async function postgresPlace(): Promise<Place> {
  const name = `almanaque_${randomUUID().replaceAll('-', '')}`;
  await asAdministrator(`create database ${name}`);
  const url = new URL(POSTGRES);
  url.pathname = `/${name}`;
  const remove = () => asAdministrator(`drop database ${name} with (force)`);
  return { location: { databaseUrl: url.href, dataDir: tmpdir() }, remove };
}

/** Every test of the database runs on both. */
export const ENGINES = [
  ['sqlite', sqlitePlace],
  ['postgres', postgresPlace],
] as const;
