import { sql, type CreateTableBuilder } from 'kysely';
import { engineOf } from '../../db/engine.ts';
import { sortedText, type Migration } from '../../db/migration.ts';
import { libraryTypes } from '../migration.ts';

/** What the library's second factors and passkeys are kept in, and codes that were used. */
export const secondFactorsMigration: Migration = {
  name: '0040-second-factors',
  async up(db) {
    const key = sortedText(db);
    const { instant, flag } = libraryTypes(db);
    const no = engineOf(db) === 'sqlite' ? sql`0` : sql`false`;
    const owned = <Name extends string, Column extends string>(
      table: CreateTableBuilder<Name, Column>,
    ) =>
      table.addColumn('user_id', key, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      );
    await db.schema
      .alterTable('users')
      .addColumn('two_factor_enabled', flag, (column) => column.notNull().defaultTo(no))
      .execute();
    await db.schema
      .createTable('second_factors')
      .addColumn('id', key, (column) => column.primaryKey())
      .$call(owned)
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('recovery_codes', 'text', (column) => column.notNull())
      .addColumn('verified', flag)
      .addColumn('failures', 'integer')
      .addColumn('locked_until', instant)
      .addUniqueConstraint('second_factors_owner', ['user_id'])
      .execute();
    await db.schema
      .createTable('used_codes')
      .$call(owned)
      .addColumn('code', key, (column) => column.notNull())
      .addColumn('used_at', key, (column) => column.notNull())
      .addPrimaryKeyConstraint('used_codes_key', ['user_id', 'code'])
      .execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', key, (column) => column.primaryKey())
      .$call(owned)
      .addColumn('name', 'text')
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('credential_id', key, (column) => column.notNull().unique())
      .addColumn('counter', 'double precision', (column) => column.notNull())
      .addColumn('device_type', 'text', (column) => column.notNull())
      .addColumn('backed_up', flag, (column) => column.notNull())
      .addColumn('transports', 'text')
      .addColumn('created_at', instant)
      .addColumn('aaguid', 'text')
      .execute();
    await db.schema.createIndex('passkeys_by_user').on('passkeys').column('user_id').execute();
  },
};
