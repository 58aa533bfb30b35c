import { SqliteAdapter, type Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

export const engineOf = (db: Kysely<Tables>): Engine =>
  db.getExecutor().adapter instanceof SqliteAdapter ? 'sqlite' : 'postgres';
