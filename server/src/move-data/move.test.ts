import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { beginNextRoster } from '../people-import/rebuild/next-roster.ts';
import { openDatabase } from '../schema/open-database.ts';
import { ENGINES, type Place } from '../testing/engines.ts';
import { movedTables, NOT_MOVED } from './moved-tables.ts';
import { move } from './move.ts';

const ROWS = 3;

interface Opened {
  readonly place: Place;
  readonly database: Database;
}

let opened: Opened[];
beforeEach(() => {
  opened = [];
});
afterEach(async () => {
  for (const { place, database } of opened) {
    await database.destroy();
    await place.remove();
  }
});

async function fresh(engine: 0 | 1): Promise<Database> {
  const place = await ENGINES[engine][1]();
  const database = await openDatabase(place.location);
  opened.push({ place, database });
  return database;
}

/** Where any text will not do: what the tables' own rules and triggers read. */
const SAMPLES: Readonly<Record<string, (row: number) => unknown>> = {
  role: () => 'organizador',
  birth_day: (row) => row + 1,
  birth_month: (row) => row + 1,
  birth_year: (row) => 1980 + row,
  hire_date: (row) => `201${row}-03-0${row + 1}`,
  leaving_date: (row) => `202${row}-04-0${row + 1}`,
  name_text: (row) => ` ana ñandú ${row}`,
};

const BY_TYPE: Readonly<Record<string, (row: number) => unknown>> = {
  bool: (row) => row % 2,
  bytea: (row) => Buffer.from([0, 255, row]),
  float8: (row) => row + 0.25,
  int2: (row) => row,
  int4: (row) => row * 1_000_000,
  int8: (row) => row * 9_000_000_000,
  timestamptz: (row) => `2026-11-23T14:15:30.00${row}Z`,
};

/** Puts rows into every table there is, as both engines know it, with and without what may be missing. */
async function fill(sqlite: Database, postgres: Database): Promise<void> {
  const types = new Map(
    (await postgres.introspection.getTables()).flatMap(({ name, columns }) =>
      columns.map((column) => [`${name}.${column.name}`, column] as const),
    ),
  );
  for (const { name, columns } of await movedTables(sqlite, postgres)) {
    await sql`delete from ${sql.table(name)}`.execute(sqlite);
    const keys = await sql<{ column: string; table: string }>`
      select "from" as "column", "table" from pragma_foreign_key_list(${name})`.execute(sqlite);
    const targets = new Map(keys.rows.map(({ column, table }) => [column, table]));
    const valueOf = (column: string, row: number): unknown => {
      const type = types.get(`${name}.${column}`);
      if (type === undefined) throw new Error(`PostgreSQL has no ${name}.${column}.`);
      if (row === 0 && type.isNullable) return null;
      const target = targets.get(column);
      if (target !== undefined) return `${target} id ${row}: «ñandú» 'x' 🎉`;
      const sample = SAMPLES[column] ?? BY_TYPE[type.dataType];
      return sample === undefined ? `${name} ${column} ${row}: «ñandú» 'x' 🎉` : sample(row);
    };
    for (let row = 0; row < ROWS; row += 1) {
      const values = columns.map((column) => valueOf(column, row));
      await sql`insert into ${sql.table(name)}
        (${sql.join(columns.map((column) => sql.ref(column)))})
        values (${sql.join(values)})`.execute(sqlite);
    }
  }
}

/** Every row of every table, each as text; what triggers keep without what comes to nothing. */
async function contentOf(sqlite: Database): Promise<Record<string, readonly string[]>> {
  const tables = (await sqlite.introspection.getTables()).map(({ name }) => name);
  const entries = tables.map(async (name): Promise<[string, readonly string[]]> => {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(sqlite);
    const shown = rows.filter((row) => !('change' in row) || row.change !== 0);
    return [name, shown.map((row) => JSON.stringify(row)).sort()];
  });
  return Object.fromEntries(await Promise.all(entries));
}

const tableNames = async (database: Database): Promise<readonly string[]> =>
  (await database.introspection.getTables()).map(({ name }) => name);

test('from SQLite to postgres and back, every row of every table is the same', async () => {
  const [first, postgres, back] = [await fresh(0), await fresh(1), await fresh(0)];
  await fill(first, postgres);
  const before = await contentOf(first);
  // Somebody's own table stays behind, and what an import has left that was cut short.
  await sql`create table notes (text text)`.execute(first);
  await beginNextRoster(first);
  for (const [name, rows] of Object.entries(before)) {
    expect([name, rows.length >= ROWS - 1]).toEqual([name, true]);
  }
  const moved = (await movedTables(first, postgres)).length * ROWS;
  expect(await move(first, postgres)).toBe(moved);
  expect(await move(postgres, back)).toBe(moved);
  expect(await contentOf(back)).toEqual(before);
});

test('every table of postgres and of SQLite is moved, or it is said why not', async () => {
  const [sqlite, postgres] = [await fresh(0), await fresh(1)];
  const tables = await movedTables(sqlite, postgres);
  const known = new Set([...tables.map(({ name }) => name), ...Object.keys(NOT_MOVED)]);
  const all = new Set([...(await tableNames(sqlite)), ...(await tableNames(postgres))]);
  expect([...all].filter((name) => !known.has(name))).toEqual([]);
  // All columns except those that the database computes itself.
  const { rows } = await sql<{ place: string }>`
    select table_name || '.' || column_name as place from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER'`.execute(postgres);
  const columns = new Set(
    tables.flatMap(({ name, columns: own }) => own.map((column) => `${name}.${column}`)),
  );
  const left = rows.map(({ place }) => place).filter((place) => !columns.has(place));
  expect(left.filter((place) => !Object.hasOwn(NOT_MOVED, place.split('.')[0] ?? ''))).toEqual([]);
});

test('into postgres that is in use nothing is moved', async () => {
  const [sqlite, postgres] = [await fresh(0), await fresh(1)];
  await postgres.insertInto('settings').values({ key: 'company', value: '"mine"' }).execute();
  await expect(move(sqlite, postgres)).rejects.toThrow(/^En el destino ya hay datos/);
  expect(await postgres.selectFrom('settings').selectAll().execute()).toEqual([
    { key: 'company', value: '"mine"' },
  ]);
});
