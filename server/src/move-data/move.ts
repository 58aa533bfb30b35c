import { sql } from 'kysely';
import { StartError } from '../config/start-error.ts';
import type { Database } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import { movedTables, type MovedTable } from './moved-tables.ts';
import { asInSqlite, pagesOf, sumOf, type Row } from './rows.ts';

/** Below what both engines take in one statement. */
const MAX_PARAMETERS = 30_000;

/** The columns of PostgreSQL that take yes and no and nothing else, as 'table.column'. */
async function booleansOf(postgres: Database): Promise<ReadonlySet<string>> {
  const tables = await postgres.introspection.getTables();
  return new Set(
    tables.flatMap(({ name, columns }) =>
      columns
        .filter(({ dataType }) => dataType === 'bool')
        .map((column) => `${name}.${column.name}`),
    ),
  );
}

type Convert = (value: unknown, table: string, column: string) => unknown;

async function conversionTo(target: Database): Promise<Convert> {
  if (engineOf(target) === 'sqlite') return asInSqlite;
  const booleans = await booleansOf(target);
  return (value, table, column) =>
    booleans.has(`${table}.${column}`) && value !== null ? value === 1 : value;
}

async function insert(
  target: Database,
  { name, columns }: MovedTable,
  rows: readonly Row[],
  convert: Convert,
): Promise<void> {
  const size = Math.floor(MAX_PARAMETERS / columns.length);
  for (let first = 0; first < rows.length; first += size) {
    const tuples = rows
      .slice(first, first + size)
      .map(
        (row) => sql`(${sql.join(columns.map((column) => convert(row[column], name, column)))})`,
      );
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
      values ${sql.join(tuples)}`.execute(target);
  }
}

/** A server has settings from its first start on; what migrations bring is no one's. */
async function refuseUsed(target: Database): Promise<void> {
  const used = await target.selectFrom('settings').select('key').limit(1).executeTakeFirst();
  if (used === undefined) return;
  throw new StartError(
    'En el destino ya hay datos de Almanaque: elegí una base o una carpeta vacía. Nada cambió.',
  );
}

/**
 * Copies every row of `source` into `target`, of the other engine, both with today's tables. All of it
 * happens or none; what was copied is read again and compared.
 * @returns how many rows there are.
 * @throws {StartError} when the target is in use already.
 */
export async function move(source: Database, target: Database): Promise<number> {
  await refuseUsed(target);
  const tables =
    engineOf(source) === 'sqlite'
      ? await movedTables(source, target)
      : await movedTables(target, source);
  const convert = await conversionTo(target);
  return target.transaction().execute(async (transaction) => {
    let total = 0;
    // What migrations bring is in the source too, as it is today.
    for (const { name } of [...tables].reverse()) {
      await sql`delete from ${sql.table(name)}`.execute(transaction);
    }
    for (const table of tables) {
      for await (const rows of pagesOf(source, table)) {
        await insert(transaction, table, rows, convert);
      }
      const [before, after] = [await sumOf(source, table), await sumOf(transaction, table)];
      if (before.count !== after.count || before.digest !== after.digest) {
        throw new Error(`${table.name} is not the same after it was moved.`);
      }
      total += after.count;
    }
    return total;
  });
}
