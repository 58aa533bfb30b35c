import { sql, type Kysely } from 'kysely';
import { engineOf } from './engine.ts';
import { queue, type Queue } from '../threads/queue.ts';
import type { Tables } from './tables.ts';

/** Any number will do, as long as every process of Almanaque takes the same. */
const LOCK = 20_250_912;

/** Of PostgreSQL, which would keep a connection for each that waits; SQLite's writes queue by themselves. */
const queues = new WeakMap<Kysely<Tables>, Queue>();

async function turnOf(db: Kysely<Tables>): Promise<() => void> {
  if (engineOf(db) === 'sqlite') return () => undefined;
  const known = queues.get(db) ?? queue(1);
  queues.set(db, known);
  return known.enter();
}

/**
 * Runs `work` in one transaction while no other process of Almanaque runs its own: several servers
 * may start together on one database. All of it happens or none.
 */
export async function exclusively<Result>(
  db: Kysely<Tables>,
  work: (connection: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const leave = await turnOf(db);
  try {
    return await db.connection().execute(async (connection) => {
      if (engineOf(db) === 'sqlite') {
        // Takes the write lock at once: a deferred transaction that reads first could not upgrade later.
        await sql`begin immediate`.execute(connection);
      } else {
        await sql`begin`.execute(connection);
        await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(connection);
      }
      try {
        const result = await work(connection);
        await sql`commit`.execute(connection);
        return result;
      } catch (error) {
        // SQLite has rolled back by itself where the disk is full, and refuses to do it twice.
        await sql`rollback`.execute(connection).catch(() => undefined);
        throw error;
      }
    });
  } finally {
    leave();
  }
}
