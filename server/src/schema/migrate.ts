import type { Kysely } from 'kysely';
import { StartError } from '../config/start-error.ts';
import { dropNextRoster, takeOwnNames } from '../people-import/rebuild/next-roster.ts';
import { exclusively } from '../db/exclusively.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Migration } from '../db/migration.ts';
import type { Tables } from '../db/tables.ts';

const PEOPLE = '0002-people';

/** Which migrations the database has had. @throws {StartError} as `migrate` does. */
async function applied(
  connection: Kysely<Tables>,
  migrations: readonly Migration[],
): Promise<ReadonlySet<string>> {
  await connection.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .execute();
  const rows = await connection.selectFrom('schema_migrations').select('name').execute();
  const names = new Set(rows.map(({ name }) => name));
  refuseUnknown(names, migrations);
  return names;
}

/** Changes no data. @throws {StartError} when this version cannot work with the database. */
export async function checkVersion(db: Kysely<Tables>): Promise<void> {
  await exclusively(db, (connection) => applied(connection, MIGRATIONS));
}

/**
 * Brings the database to this version's tables; safe when several processes start together.
 * @throws {StartError} when a newer Almanaque has already changed the database.
 */
export async function migrate(
  db: Kysely<Tables>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await exclusively(db, async (connection) => {
    const before = await applied(connection, migrations);
    const wanted = migrations.filter((migration) => !before.has(migration.name));
    if (wanted.length > 0 && before.has(PEOPLE)) {
      // What is built of tables as they were fails, and takes nobody's place.
      await dropNextRoster(connection);
      await takeOwnNames(connection);
    }
    for (const { name, up } of wanted) {
      await up(connection);
      await connection.insertInto('schema_migrations').values({ name }).execute();
    }
  });
}

/** Whether a database that has had these migrations is of a version that came after this one. */
export function isNewer(names: Iterable<string>, migrations = MIGRATIONS): boolean {
  const known = new Set(migrations.map(({ name }) => name));
  return [...names].some((name) => !known.has(name));
}

function refuseUnknown(names: ReadonlySet<string>, migrations: readonly Migration[]): void {
  if (isNewer(names, migrations)) {
    throw new StartError(
      'La base de datos es de una versión más nueva de Almanaque: actualizá el programa o usá otra base.',
    );
  }
}
