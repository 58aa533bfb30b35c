import { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { openDataFolder } from './data-folder.ts';
import { openFailure } from './open-failure.ts';
import { postgresDialect } from './postgres.ts';
import type { Queue } from '../threads/queue.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** The typed query layer over either engine. Whoever opens it closes it, with `destroy()`. */
export type Database = Kysely<Tables>;

export type Location = Pick<Config, 'databaseUrl' | 'dataDir'>;

/**
 * Opens the database as it is, once `begin` is through with it; closes it again where that fails.
 * @param writes In which a thread's writes wait that is not the server's own.
 * @throws {StartError} saying in Spanish why it cannot and what to do.
 */
export async function connectDatabase(
  { databaseUrl, dataDir }: Location,
  begin: (db: Database) => Promise<void>,
  writes?: Queue,
): Promise<Database> {
  let db: Database | null = null;
  try {
    if (databaseUrl === null) openDataFolder(dataDir);
    db = new Kysely<Tables>({
      dialect: databaseUrl === null ? sqliteDialect(dataDir, writes) : postgresDialect(databaseUrl),
    });
    await begin(db);
    return db;
  } catch (error) {
    await db?.destroy();
    throw openFailure(error, databaseUrl, dataDir);
  }
}
