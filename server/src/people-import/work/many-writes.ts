import { sql, type Kysely } from 'kysely';
import { engineOf } from '../../db/engine.ts';
import type { Tables } from '../../db/tables.ts';

/** KiB: what the indexes of a hundred thousand people change of each other fits, for as long as a step lasts. */
const CACHE = 64 * 1024;

/** SQLite writes to ten indexes all over: with its cache of 2 MB it takes half as long again. */
export async function prepareManyWrites(db: Kysely<Tables>): Promise<void> {
  if (engineOf(db) === 'sqlite') await sql`pragma cache_size = ${sql.lit(-CACHE)}`.execute(db);
}

/** Fewer do not change what PostgreSQL knows of its tables. */
const MANY = 1_000;

/**
 * Until PostgreSQL has gone over what was written, it plans by how the tables were, looks names up
 * in a list not yet sorted into its index, and reads a row wherever an index would do. By itself it
 * does so minutes later: to fail here is no harm.
 */
export async function settleManyWrites(db: Kysely<Tables>, written: number): Promise<void> {
  if (engineOf(db) === 'sqlite' || written < MANY) return;
  await sql`
    vacuum (analyze) people, people_date_steps, people_counts, people_import_changes, people_import_rows
  `
    .execute(db)
    .catch(() => undefined);
}
