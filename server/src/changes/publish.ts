import { sql } from 'kysely';
import type { LiveTopic } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import { EVERYTHING } from './tables.ts';

/** PostgreSQL's channel on which every process hears that something changed. */
export const CHANNEL = 'almanaque_changes';

/**
 * Tells every open page, of every process, once the transaction of `connection` is committed. The row
 * of `EVERYTHING` is locked until then, so versions become visible in their order.
 */
export async function publish(
  connection: Database,
  topics: readonly LiveTopic[],
  now: Date,
): Promise<void> {
  if (topics.length === 0) return;
  const at = now.toISOString();
  const { version } = await connection
    .insertInto('live_versions')
    .values({ topic: EVERYTHING, version: 1, at })
    .onConflict((conflict) =>
      conflict
        .column('topic')
        .doUpdateSet((row) => ({ version: row('live_versions.version', '+', 1), at })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  await connection
    .insertInto('live_versions')
    .values(topics.map((topic) => ({ topic, version, at })))
    .onConflict((conflict) => conflict.column('topic').doUpdateSet({ version, at }))
    .execute();
  if (engineOf(connection) === 'postgres') {
    // Delivered by PostgreSQL when the transaction commits, and not at all if it does not.
    await sql`select pg_notify(${CHANNEL}, '')`.execute(connection);
  }
}
