import pg from 'pg';
import { openSqlite } from '../../src/db/open-sqlite.ts';

/** Every row of every table of a file of SQLite, as text with its table's name. */
export function rowsOfSqlite(file: string): readonly string[] {
  const database = openSqlite(file, { readOnly: true });
  const read = (statement: string) => database.prepare(statement).all([]);
  try {
    const tables = read("select name from sqlite_master where type = 'table'") as {
      name: string;
    }[];
    return tables.flatMap(({ name }) =>
      read(`select * from "${name}"`).map((row) => `${name} ${JSON.stringify(row)}`),
    );
  } finally {
    database.close();
  }
}

/** The same, of the schemas of PostgreSQL whose name is like that. */
export async function rowsOfPostgres(url: string, schema: string): Promise<readonly string[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const tables = await client.query<{ place: string; name: string }>(
      `select format('%I.%I', schemaname, tablename) as place, tablename as name
       from pg_tables where schemaname like $1`,
      [schema],
    );
    const rows: string[] = [];
    for (const { place, name } of tables.rows) {
      const read = await client.query<object>(`select * from ${place}`);
      rows.push(...read.rows.map((row) => `${name} ${JSON.stringify(row)}`));
    }
    return rows;
  } finally {
    await client.end();
  }
}

/** Takes the schemas of PostgreSQL away whose name is like that. */
export async function dropSchemas(url: string, like: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(nspname) as name from pg_namespace where nspname like $1`,
      [like],
    );
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
  } finally {
    await client.end();
  }
}

/** How many of `these` are not among `those`. */
export function missingIn(these: readonly string[], those: readonly string[]): number {
  const known = new Set(those);
  return these.filter((each) => !known.has(each)).length;
}

/** Of the company's events among these rows. */
export const titlesIn = (rows: readonly string[]): readonly string[] =>
  rows
    .filter((row) => row.startsWith('company_events '))
    .map((row) => (JSON.parse(row.slice(row.indexOf(' '))) as { title: string }).title);
