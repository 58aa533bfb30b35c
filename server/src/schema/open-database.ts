import { connectDatabase, type Database, type Location } from '../db/database.ts';
import { checkVersion, migrate } from './migrate.ts';

/**
 * Opens the database and brings its tables up to date.
 * @throws {StartError} saying in Spanish why it cannot and what to do.
 */
export const openDatabase = (location: Location): Promise<Database> =>
  connectDatabase(location, migrate);

/**
 * Looks whether this version can work with the database, which stays as it is for the version before.
 * @throws {StartError} as `openDatabase`.
 */
export async function checkDatabase(location: Location): Promise<void> {
  await (await connectDatabase(location, checkVersion)).destroy();
}
