import { PostgresDialect } from 'kysely';
import pg from 'pg';

const DATE = pg.types.builtins.DATE;
const BIGINT = pg.types.builtins.INT8;

/** A date stays the text it is (as an instant it would move with the zone), and a count is a number. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === DATE) return (text: string) => text;
    if (oid === BIGINT) return Number;
    return pg.types.getTypeParser(oid, format) as unknown;
  },
};

const CONNECT_TIMEOUT_MS = 5_000;

export function postgresDialect(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // An idle connection that drops would end the process. The pool replaces it, and /readyz reports.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}
