import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { MovedTable } from './moved-tables.ts';

export type Row = Readonly<Record<string, unknown>>;

const PAGE = 500;
/** Of pictures, which have some megabytes each. */
const LARGE_PAGE = 10;

const refs = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

/** All rows of a table, some at a time. */
export async function* pagesOf(
  database: Database,
  { name, columns, key, isLarge }: MovedTable,
): AsyncGenerator<readonly Row[]> {
  const size = isLarge ? LARGE_PAGE : PAGE;
  let last: Row | undefined;
  do {
    const after = last && key.map((column) => last?.[column]);
    const { rows } = await sql<Row>`
      select ${refs(columns)} from ${sql.table(name)}
      ${after === undefined ? sql`` : sql`where (${refs(key)}) > (${sql.join(after)})`}
      order by ${refs(key)} limit ${sql.lit(size)}`.execute(database);
    if (rows.length > 0) yield rows;
    last = rows.length === size ? rows.at(-1) : undefined;
  } while (last !== undefined);
}

/** A value as SQLite keeps it: PostgreSQL has types of their own for instants and for yes and no. */
export function asInSqlite(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'boolean' ? Number(value) : value;
}

/** The same for the same row, whichever engine it came from. */
function digestOf(row: Row, columns: readonly string[]): bigint {
  const values = columns.map((column) => {
    const value = asInSqlite(row[column]);
    return value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;
  });
  const hash = createHash('sha256').update(JSON.stringify(values)).digest();
  return hash.readBigUInt64LE(0);
}

export interface Sum {
  readonly count: number;
  /** A digest of the content of all rows, which does not depend on their order. */
  readonly digest: bigint;
}

/** What two tables have in common if, and in all likelihood only if, their rows are the same. */
export async function sumOf(database: Database, table: MovedTable): Promise<Sum> {
  let count = 0;
  let digest = 0n;
  for await (const rows of pagesOf(database, table)) {
    count += rows.length;
    for (const row of rows) digest = BigInt.asUintN(64, digest + digestOf(row, table.columns));
  }
  return { count, digest };
}
