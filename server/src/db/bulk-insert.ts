import { CompiledQuery, type Compilable } from 'kysely';
import type { Database } from './database.ts';
import { engineOf, type Engine } from './engine.ts';

/** Rows of one statement: below SQLite's 32,766 values, and soon prepared. */
const BATCH = 100;

type Value = string | number | null;

interface Statement<Row> {
  readonly text: string;
  /** In the order of the statement's values. */
  readonly columns: readonly (keyof Row)[];
}

/**
 * An insert of many rows that is worked out once for each engine and sent again and again with
 * other values: building a hundred thousand rows' statements costs more than running them.
 * @param insert The statement for some rows, on which nothing but its values may depend. Every row
 * has the same columns.
 */
export function bulkInsert<Row extends Readonly<Record<keyof Row, Value>>>(
  insert: (db: Database, rows: Row[]) => Compilable,
): (db: Database, rows: readonly Row[]) => Promise<void> {
  const full = new Map<Engine, Statement<Row>>();

  const statementFor = (db: Database, batch: Row[]): Statement<Row> => {
    const known = batch.length === BATCH ? full.get(engineOf(db)) : undefined;
    if (known !== undefined) return known;
    // The query layer takes the columns in the order in which the rows bring them.
    const columns = Object.keys(batch[0] ?? {}) as (keyof Row)[];
    const statement = { text: insert(db, batch).compile().sql, columns };
    if (batch.length === BATCH) full.set(engineOf(db), statement);
    return statement;
  };

  return async (db, rows) => {
    for (let start = 0; start < rows.length; start += BATCH) {
      const batch = rows.slice(start, start + BATCH);
      const { text, columns } = statementFor(db, batch);
      const values = batch.flatMap((row) => columns.map((column) => row[column]));
      await db.executeQuery(CompiledQuery.raw(text, values));
    }
  };
}
