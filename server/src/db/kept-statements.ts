import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** More than the server's routes have; a page of each text is what it costs. */
const KEPT = 100;

/**
 * Prepares a statement once for all the times its text is sent, and keeps those used last. Besides
 * the time, that bounds memory: a prepared statement lies outside the JavaScript heap and is only
 * given back when its handle happens to be collected, which many large ones outrun.
 *
 * A kept statement must not be sent again while its rows are being iterated: nothing here streams.
 */
export function keepStatements(database: SqliteDatabase): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close() {
      kept.clear();
      database.close();
    },
    prepare(text) {
      const statement = kept.get(text) ?? database.prepare(text);
      // The map keeps the order of insertion: the first one is the one longest unused.
      kept.delete(text);
      kept.set(text, statement);
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return statement;
    },
  };
}
