import { sql, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from './engine.ts';
import type { Tables } from './tables.ts';

/** The instant by the database's own clock, which all servers share: ISO 8601, UTC. */
export const databaseTime = (db: Kysely<Tables>): RawBuilder<string> =>
  engineOf(db) === 'sqlite'
    ? sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
    : sql<string>`to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
