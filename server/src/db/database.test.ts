import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { runElsewhere } from '../testing/elsewhere.ts';
import { EMPTY_ENGINES, type Place } from '../testing/engines.ts';
import { openDatabase } from '../schema/open-database.ts';
import { migrate } from '../schema/migrate.ts';
import { MIGRATIONS } from '../schema/migrations.ts';

const STARTER = `
  import { openDatabase } from '${new URL('../schema/open-database.ts', import.meta.url).href}';
  import { loadSampleSet } from '${new URL('../events/sample.ts', import.meta.url).href}';
  const db = await openDatabase(JSON.parse(process.argv[1]));
  await loadSampleSet(db);
  await db.destroy();
`;

describe.each(EMPTY_ENGINES)('the database on %s', (_engine, openPlace) => {
  let place: Place;
  beforeEach(async () => {
    place = await openPlace();
  });
  afterEach(() => place.remove());

  test('several processes may start on it at once', async () => {
    const codes = await Promise.all(
      Array.from({ length: 4 }, () => runElsewhere(STARTER, place.location)),
    );
    expect(codes).toEqual([0, 0, 0, 0]);
    const db = await openDatabase(place.location);
    const rows = await db.selectFrom('company_events').select('id').execute();
    await db.destroy();
    expect(rows).toHaveLength(6);
  });

  test('a migration that fails leaves nothing behind', async () => {
    const db = await openDatabase(place.location);
    const failing = {
      name: '9999-fails',
      up: async (connection: typeof db) => {
        await connection.schema.createTable('half').addColumn('a', 'text').execute();
        throw new Error('in the middle');
      },
    };
    await expect(migrate(db, [...MIGRATIONS, failing])).rejects.toThrow('in the middle');
    await expect(sql`select a from half`.execute(db)).rejects.toThrow(/half/);
    await db.destroy();
  });

  test('a database of a newer version is refused', async () => {
    const db = await openDatabase(place.location);
    await db.insertInto('schema_migrations').values({ name: '9999-future' }).execute();
    await db.destroy();
    await expect(openDatabase(place.location)).rejects.toThrow(/versión más nueva/);
  });

  test('a date and a count arrive as text and as a number', async () => {
    const db = await openDatabase(place.location);
    const { rows } = await sql<{ day: unknown; count: unknown }>`
      select date('2026-11-23') as day, count(*) as count from settings`.execute(db);
    expect(rows).toEqual([{ day: '2026-11-23', count: 0 }]);
    await db.destroy();
  });
});

describe('a database that cannot be opened says what to do', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'almanaque-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('the data folder is made for its owner alone', async () => {
    const dataDir = join(folder, 'nueva', 'data');
    const db = await openDatabase({ databaseUrl: null, dataDir });
    await db.destroy();
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });

  test('a file where the folder should be', async () => {
    const dataDir = join(folder, 'archivo');
    await writeFile(dataDir, '');
    await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(
      /: es un archivo, .*DATA_DIR/s,
    );
  });

  test('a file that is no database', async () => {
    await writeFile(join(folder, 'almanaque.db'), 'no es una base '.repeat(100));
    await expect(openDatabase({ databaseUrl: null, dataDir: folder })).rejects.toThrow(
      /almanaque\.db no es una base de datos/,
    );
  });

  test('a PostgreSQL that is not there, without its password', async () => {
    const databaseUrl = 'postgres://usuario:secreta@127.0.0.1:1/almanaque';
    const failure = await openDatabase({ databaseUrl, dataDir: folder }).catch(String);
    expect(failure).toMatch(/127\.0\.0\.1:1: nadie responde.*DATABASE_URL/s);
    expect(failure).not.toContain('secreta');
  });
});
