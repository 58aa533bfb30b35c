import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { connectDatabase, type Database } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import type { Migration } from '../db/migration.ts';
import { EMPTY_ENGINES } from '../testing/engines.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

/** As they were once applied, where a database may have had them all at once: 10 after 14, 12 after 16. */
const ONCE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 11, 10, 15, 13, 16, 12].map(
  (number) => `${String(number).padStart(4, '0')}-`,
);

function inOldOrder(): readonly Migration[] {
  const early = ONCE.flatMap((number) => MIGRATIONS.filter(({ name }) => name.startsWith(number)));
  return [...early, ...MIGRATIONS.filter((migration) => !early.includes(migration))];
}

/** The parts of a table's definition, sorted: the columns stand there in the order in which they were added. */
const parts = (made: string): readonly string[] =>
  made
    .replace(/\)\s*$/, '')
    .split(', ')
    .sort();

/** All that the database has, each by its definition; in which order a table has its columns is nobody's business. */
async function schemaOf(db: Database): Promise<unknown> {
  const tables = await db.introspection.getTables();
  const { rows } =
    engineOf(db) === 'sqlite'
      ? await sql<{
          made: string;
        }>`select sql as made from sqlite_master where sql is not null`.execute(db)
      : await sql<{ made: string }>`
          select indexdef as made from pg_indexes where schemaname = current_schema()
          union all
          select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
          union all
          select conrelid::regclass || pg_get_constraintdef(oid) from pg_constraint
            where connamespace = current_schema()::regnamespace`.execute(db);
  return {
    tables: tables
      .map(({ name, columns }) => ({
        name,
        columns: [...columns].sort((one, other) => (one.name < other.name ? -1 : 1)),
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
    made: rows.map(({ made }) => parts(made).join(', ')).sort(),
  };
}

test('each has a number of its own, and they are applied in that order', () => {
  const numbers = MIGRATIONS.map(({ name }) => /^(\d{4})-[a-z0-9-]+$/.exec(name)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(numbers).toEqual([...new Set(numbers)].sort());
});

describe.each(EMPTY_ENGINES)('tables on %s', (_engine, openPlace) => {
  const made = async (migrations: readonly Migration[]): Promise<unknown> => {
    const place = await openPlace();
    const db = await connectDatabase(place.location, (opened) => migrate(opened, migrations));
    const schema = await schemaOf(db);
    await db.destroy();
    await place.remove();
    return schema;
  };

  test('are the same of a database that had its migrations in the order of before', async () => {
    expect(inOldOrder().map(({ name }) => name)).not.toEqual(MIGRATIONS.map(({ name }) => name));
    expect(await made(inOldOrder())).toEqual(await made(MIGRATIONS));
  });
});
