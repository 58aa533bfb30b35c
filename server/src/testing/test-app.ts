import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildApp, type AppOptions } from '../app.ts';
import { readConfig, type Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../schema/open-database.ts';
import { loadSampleSet } from '../events/sample.ts';
import type { Place } from './engines.ts';
import { quickPasswords } from './quick-passwords.ts';

/** What of its configuration a test settles, and how its imports run. */
export type TestSettings = Partial<Config> & Pick<AppOptions, 'startStep'>;

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Ends the application and removes its database. */
  close(): Promise<void>;
}

/**
 * A whole server on a fresh database with the sample set, for `inject`; silent without a logger. Its
 * passwords are cheap to check: production's are in auth/password/hashing.test.ts.
 */
export async function startTestApp(
  openPlace: () => Promise<Place>,
  { startStep, ...settings }: TestSettings = {},
  logger?: FastifyBaseLogger,
): Promise<TestApp> {
  const place = await openPlace();
  const config = { ...readConfig({ LOG_LEVEL: 'silent' }), ...place.location, ...settings };
  const database = await openDatabase(config);
  await loadSampleSet(database);
  const app = await buildApp({
    config,
    database,
    passwords: quickPasswords,
    startStep,
    ...(logger && { logger }),
  });
  const close = async () => {
    await app.close();
    await database.destroy();
    await place.remove();
  };
  return { app, database, close };
}
