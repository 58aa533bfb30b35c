import { sql, type CreateTableBuilder, type Kysely, type RawBuilder } from 'kysely';
import { engineOf } from '../db/engine.ts';
import { sortedText, type Migration } from '../db/migration.ts';
import type { Tables } from '../db/tables.ts';

/** What the account library reads and writes on each engine: see `library.ts`. */
export function libraryTypes(db: Kysely<Tables>) {
  return engineOf(db) === 'sqlite'
    ? ({ instant: 'text', flag: 'integer' } as const)
    : ({ instant: 'timestamptz', flag: 'boolean' } as const);
}

async function createAccounts(db: Kysely<Tables>, key: RawBuilder<string>): Promise<void> {
  const { instant, flag } = libraryTypes(db);
  const withTimes = <Name extends string, Column extends string>(
    table: CreateTableBuilder<Name, Column>,
  ) =>
    table
      .addColumn('created_at', instant, (column) => column.notNull())
      .addColumn('updated_at', instant, (column) => column.notNull());
  const withOwner = <Name extends string, Column extends string>(
    table: CreateTableBuilder<Name, Column>,
  ) =>
    table.addColumn('user_id', key, (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    );

  await db.schema
    .createTable('users')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', key, (column) => column.notNull().unique())
    .addColumn('email_verified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('role', 'text', (column) =>
      column.notNull().check(sql`role in ('organizador', 'administrador')`),
    )
    .addColumn('active', flag, (column) => column.notNull())
    .addColumn('must_change_password', flag, (column) => column.notNull())
    .$call(withTimes)
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('id', key, (column) => column.primaryKey())
    .$call(withOwner)
    .addColumn('token', key, (column) => column.notNull().unique())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('ip_address', 'text')
    .addColumn('user_agent', 'text')
    .$call(withTimes)
    .execute();
  await db.schema
    .createTable('sign_in_methods')
    .addColumn('id', key, (column) => column.primaryKey())
    .$call(withOwner)
    .addColumn('issuer', key, (column) => column.notNull())
    .addColumn('account_id', key, (column) => column.notNull())
    .addColumn('provider_id', 'text', (column) => column.notNull())
    .addColumn('password', 'text')
    .addColumn('access_token', 'text')
    .addColumn('refresh_token', 'text')
    .addColumn('id_token', 'text')
    .addColumn('access_token_expires_at', instant)
    .addColumn('refresh_token_expires_at', instant)
    .addColumn('scope', 'text')
    .$call(withTimes)
    .addUniqueConstraint('sign_in_methods_key', ['issuer', 'account_id'])
    .execute();
  await db.schema
    .createTable('verifications')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('identifier', key, (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .$call(withTimes)
    .execute();
}

const INDEXES = [
  ['sessions_by_user', 'sessions', 'user_id'],
  ['sign_in_methods_by_user', 'sign_in_methods', 'user_id'],
  ['verifications_by_identifier', 'verifications', 'identifier'],
] as const;

export const accountsMigration: Migration = {
  name: '0003-accounts',
  async up(db) {
    await createAccounts(db, sortedText(db));
    for (const [name, table, column] of INDEXES) {
      await db.schema.createIndex(name).on(table).column(column).execute();
    }
  },
};

const IDLE_MS = 12 * 60 * 60 * 1000;

/** Sessions of when an unused one lasted a week: each is given what a new one is. */
export const sessionEndsMigration: Migration = {
  name: '0038-session-ends',
  async up(db) {
    const end = new Date(Date.now() + IDLE_MS).toISOString();
    await sql`update sessions set expires_at = ${end} where expires_at > ${end}`.execute(db);
  },
};

const FIRST_PASSWORD_MS = 7 * 24 * 60 * 60 * 1000;

/** First passwords that are out already are good for as long as a new one, from now. */
export const firstPasswordsMigration: Migration = {
  name: '0039-first-passwords',
  async up(db) {
    const { instant } = libraryTypes(db);
    await db.schema.alterTable('users').addColumn('first_password_until', instant).execute();
    const until = new Date(Date.now() + FIRST_PASSWORD_MS).toISOString();
    await sql`update users set first_password_until = ${until}
      where must_change_password = ${engineOf(db) === 'sqlite' ? sql`1` : sql`true`}`.execute(db);
  },
};

/** When each account closed its welcome, as an ISO 8601 instant: text, as no other than we read it. */
export const welcomesMigration: Migration = {
  name: '0054-welcomes',
  async up(db) {
    await db.schema.alterTable('users').addColumn('welcomed_at', 'text').execute();
  },
};

/**
 * There is one role more. What a column may hold cannot be changed in SQLite: another column takes its
 * place and its name.
 */
export const collaboratorsMigration: Migration = {
  name: '0052-collaborators',
  async up(db) {
    await db.schema
      .alterTable('users')
      .addColumn('held_role', 'text', (column) =>
        column
          .notNull()
          .defaultTo('colaborador')
          .check(sql`held_role in ('colaborador', 'organizador', 'administrador')`),
      )
      .execute();
    await sql`update users set held_role = role`.execute(db);
    await db.schema.alterTable('users').dropColumn('role').execute();
    await db.schema.alterTable('users').renameColumn('held_role', 'role').execute();
  },
};
