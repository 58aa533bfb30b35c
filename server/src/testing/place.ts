import type { Config } from '../config/config.ts';

export type Location = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Where a test's own fresh database is, and how to take it away. */
export interface Place {
  readonly location: Location;
  remove(): Promise<void>;
}

/** An empty database, or a copy of one that nobody has open. */
export type OpenPlace = (template?: Location) => Promise<Place>;
