import type { Kysely } from 'kysely';
import { StartError } from '../config/start-error.ts';
import { exclusively } from './exclusively.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';
import type { Tables } from './tables.ts';

/**
 * Brings the database to this version's tables; safe when several processes start together.
 * @throws {StartError} when a newer Almanaque has already changed the database.
 */
export async function migrate(
  db: Kysely<Tables>,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> {
  await exclusively(db, async (connection) => {
    await connection.schema
      .createTable('schema_migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .execute();
    const rows = await connection.selectFrom('schema_migrations').select('name').execute();
    const applied = new Set(rows.map(({ name }) => name));
    refuseUnknown(applied, migrations);
    for (const { name, up } of migrations.filter((migration) => !applied.has(migration.name))) {
      await up(connection);
      await connection.insertInto('schema_migrations').values({ name }).execute();
    }
  });
}

function refuseUnknown(applied: ReadonlySet<string>, migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  if ([...applied].some((name) => !known.has(name))) {
    throw new StartError(
      'La base de datos es de una versión más nueva de Almanaque: actualizá el programa o usá otra base.',
    );
  }
}
