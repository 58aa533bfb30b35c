import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** Runs them one after the other. */
export const run = async (db: Kysely<Tables>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};

/**
 * Whether PostgreSQL's autovacuum may work on a table, which can take minutes. It stops once somebody has
 * waited for a second to lock the table, but nobody may wait so long when the next roster takes its place.
 * Switching it off stops it as well, and keeps neither readers nor writers waiting.
 */
export const autovacuum = (table: string, how: 'off' | 'as ever'): string =>
  how === 'off'
    ? `alter table ${table} set (autovacuum_enabled = false)`
    : `alter table ${table} reset (autovacuum_enabled)`;
