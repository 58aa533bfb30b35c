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

/** Far beyond the slowest statement, an import's among them: what takes longer hangs. */
const STATEMENT_TIMEOUT_MS = 60_000;

export function postgresDialect(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    types,
    max: 10,
    // Whoever restores a copy sees that a server runs by the connection it holds.
    min: 1,
    application_name: 'almanaque',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    // A server that does not even say that it is too late.
    query_timeout: STATEMENT_TIMEOUT_MS + CONNECT_TIMEOUT_MS,
  });
  // A connection that drops would end the process, be it idle, which the pool tells, or at work,
  // which it tells itself. The pool replaces it, whoever used it is told, and /readyz reports.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new PostgresDialect({ pool });
}
