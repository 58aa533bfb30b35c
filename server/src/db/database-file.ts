import { join } from 'node:path';

/** The embedded database of a data folder. */
export const databaseFileIn = (dataDir: string): string => join(dataDir, 'almanaque.db');

/** What SQLite keeps beside it: without the first it is not whole, with another's it is destroyed. */
export const BESIDE_DATABASE = ['-wal', '-shm'] as const;
