import { errorCode } from '../config/error-code.ts';

/**
 * What PostgreSQL or the way to it answers when it is not there to serve, and may be again in a
 * moment: connection exceptions (class 08), it stops or starts (57P01 to 57P03), it has no
 * connection left (53300), or a statement took longer than it may (57014).
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const AWAY =
  /^(08...|57P0[123]|57014|53300|ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver's own words where it gives no code. */
const AWAY_WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** Says so where a library has swallowed what the database told it. */
export class DatabaseAway extends Error {}

/** Whether a request failed because its database was away, and may be sent again as it is. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof DatabaseAway ||
  AWAY.test(errorCode(error)) ||
  (typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    AWAY_WORDS.test(String(error.message)));
