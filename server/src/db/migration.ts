import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import type { Tables } from './tables.ts';

/** One that was released is never edited: a change is a new one. */
export interface Migration {
  /** Begins with its number: they are applied in the order of their names. */
  readonly name: string;
  readonly up: (db: Kysely<Tables>) => Promise<void>;
}

/** Text that sorts by code point on both engines; PostgreSQL would otherwise follow the database's locale. */
export const sortedText = (db: Kysely<Tables>): RawBuilder<string> =>
  engineOf(db) === 'sqlite' ? sql<string>`text` : sql<string>`text collate "C"`;
