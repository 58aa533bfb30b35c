import type { Provider } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { readRows, toProvider } from './provider-rows.ts';

/** Whom an activity may be ordered from. */
export interface ProviderDirectory {
  /** Those in use, sorted by name in Spanish order. */
  all(): Promise<readonly Provider[]>;
}

/** The directory as it is kept, read anew each time: what an organiser changed counts at once. */
export const storedProviders = (db: Database): ProviderDirectory => ({
  all: async () => (await readRows(db)).filter(({ retired }) => retired === 0).map(toProvider),
});
