import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { tryToWrite } from '../db/data-folder.ts';

/** Whoever asks waits no longer; the image's health check gives up after 3 s. */
const PATIENCE_MS = 1_500;

interface Readiness {
  /** Resolves, within some moments, when this process can serve. @throws why it cannot. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** When several requests ask at the same time, one of them looks and all are told. */
function shared(look: () => Promise<void>): () => Promise<void> {
  let looking: Promise<void> | null = null;
  return () =>
    (looking ??= look().finally(() => {
      looking = null;
    }));
}

function inTime(look: () => Promise<void>): () => Promise<void> {
  return async () => {
    const over = new AbortController();
    const late = sleep(PATIENCE_MS, undefined, { signal: over.signal }).then(() => {
      throw new Error(`no answer within ${PATIENCE_MS} ms`);
    });
    await Promise.race([look(), late]).finally(() => over.abort());
  };
}

/**
 * By a connection of its own: those at work may all be taken, and one that hangs is thrown away, so
 * that nothing is kept from a database that is back.
 */
function postgresReadiness(connectionString: string): Readiness {
  const pool = new pg.Pool({
    connectionString,
    max: 1,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    check: inTime(
      shared(async () => {
        await pool.query('select name from schema_migrations limit 1');
      }),
    ),
    close: () => pool.end(),
  };
}

/** The embedded database answers, and there is room for what is written next. */
const sqliteReadiness = (database: Database, dataDir: string): Readiness => ({
  check: inTime(
    shared(async () => {
      await database.selectFrom('schema_migrations').select('name').limit(1).execute();
      await tryToWrite(dataDir);
    }),
  ),
  close: () => Promise.resolve(),
});

export const readinessOf = (
  database: Database,
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Readiness =>
  databaseUrl === null ? sqliteReadiness(database, dataDir) : postgresReadiness(databaseUrl);
