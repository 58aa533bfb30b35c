import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Tables that stay behind, and why. Every other table of the schema is moved: a new one as well. */
export const NOT_MOVED: Readonly<Record<string, string>> = {
  schema_migrations: 'each database has had its own',
  people_name_words: 'SQLite alone has it, and fills it by itself from people',
  people_date_steps: 'both fill it by themselves from people',
  people_counts: 'both fill it by themselves from people',
};

export interface MovedTable {
  readonly name: string;
  /** Without those that the database works out itself. */
  readonly columns: readonly string[];
  /** Of its primary key, in order. */
  readonly key: readonly string[];
  /** Whether rows may be as large as a picture. */
  readonly isLarge: boolean;
}

async function keyOf(sqlite: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(sqlite);
  if (rows.length === 0) throw new Error(`${table} has no primary key.`);
  return rows.map(({ name }) => name);
}

/** The tables that rows of `table` point at. */
async function targetsOf(sqlite: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ target: string }>`
    select distinct "table" as target from pragma_foreign_key_list(${table})`.execute(sqlite);
  return rows.map(({ target }) => target).filter((target) => target !== table);
}

/** The tables that both have, which somebody's own are not. Each after those it points at. */
export async function movedTables(
  sqlite: Database,
  postgres: Database,
): Promise<readonly MovedTable[]> {
  const all = await sqlite.introspection.getTables();
  const inBoth = new Set((await postgres.introspection.getTables()).map(({ name }) => name));
  let left = await Promise.all(
    all
      .filter(({ name }) => inBoth.has(name) && !Object.hasOwn(NOT_MOVED, name))
      .map(async ({ name, columns }) => ({
        name,
        columns: columns.map((column) => column.name),
        key: await keyOf(sqlite, name),
        isLarge: columns.some(({ dataType }) => dataType.toLowerCase() === 'blob'),
        targets: await targetsOf(sqlite, name),
      })),
  );
  const ordered: MovedTable[] = [];
  while (left.length > 0) {
    const waiting = new Set(left.map(({ name }) => name));
    const next = left.filter(({ targets }) => !targets.some((target) => waiting.has(target)));
    if (next.length === 0) throw new Error('Tables point at each other in a circle.');
    ordered.push(...next);
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}
