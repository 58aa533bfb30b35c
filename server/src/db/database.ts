import { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { openDataFolder } from './data-folder.ts';
import { migrate } from './migrate.ts';
import { openFailure } from './open-failure.ts';
import { postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** The typed query layer over either engine. Whoever opens it closes it, with `destroy()`. */
export type Database = Kysely<Tables>;

type Location = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Opens the database and brings its tables up to date.
 * @throws {StartError} saying in Spanish why it cannot and what to do.
 */
export async function openDatabase({ databaseUrl, dataDir }: Location): Promise<Database> {
  let db: Database | null = null;
  try {
    if (databaseUrl === null) openDataFolder(dataDir);
    db = new Kysely<Tables>({
      dialect: databaseUrl === null ? sqliteDialect(dataDir) : postgresDialect(databaseUrl),
    });
    await migrate(db);
    return db;
  } catch (error) {
    await db?.destroy();
    throw openFailure(error, databaseUrl, dataDir);
  }
}
