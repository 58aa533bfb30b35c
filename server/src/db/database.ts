import { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import { openDataFolder } from './data-folder.ts';
import { checkVersion, migrate } from './migrate.ts';
import { openFailure } from './open-failure.ts';
import { postgresDialect } from './postgres.ts';
import type { Queue } from './queue.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** The typed query layer over either engine. Whoever opens it closes it, with `destroy()`. */
export type Database = Kysely<Tables>;

type Location = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opens the database for `begin`, and closes it again where that fails. */
async function open(
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

/**
 * Opens the database and brings its tables up to date.
 * @param writes In which a thread's writes wait that is not the server's own.
 * @throws {StartError} saying in Spanish why it cannot and what to do.
 */
export const openDatabase = (location: Location, writes?: Queue): Promise<Database> =>
  open(location, migrate, writes);

/**
 * Looks whether this version can work with the database, which stays as it is for the version before.
 * @throws {StartError} as `openDatabase`.
 */
export async function checkDatabase(location: Location): Promise<void> {
  await (await open(location, checkVersion)).destroy();
}
