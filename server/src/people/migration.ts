import { sql, type Kysely, type RawBuilder } from 'kysely';
import { sortedText, type Migration } from '../db/migration.ts';
import type { Tables } from '../db/tables.ts';

const part = (column: string, start: number): RawBuilder<number> =>
  sql`cast(substr(${sql.ref(column)}, ${sql.lit(start)}, 2) as integer)`;

/** Stored, and not an expression index: pages of it are read ten times as fast. */
const monthDayOf = (column: string): RawBuilder<number> =>
  sql`(${part(column, 6)} * 100 + ${part(column, 9)})`;

async function createPeople(db: Kysely<Tables>, key: RawBuilder<string>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('legajo', 'text')
    .addColumn('legajo_key', key)
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('preferred_name', 'text')
    .addColumn('email', key)
    .addColumn('birth_day', 'smallint')
    .addColumn('birth_month', 'smallint')
    .addColumn('birth_year', 'smallint')
    .addColumn('birth_md', 'smallint', (column) =>
      column.generatedAlwaysAs(sql`(birth_month * 100 + birth_day)`).stored(),
    )
    .addColumn('hire_date', key)
    .addColumn('hire_md', 'smallint', (column) =>
      column.generatedAlwaysAs(monthDayOf('hire_date')).stored(),
    )
    .addColumn('leaving_date', key)
    .addColumn('office', key)
    .addColumn('province', key)
    .addColumn('team', key)
    .addColumn('birthday_shown', 'smallint', (column) => column.notNull())
    .addColumn('anniversary_shown', 'smallint', (column) => column.notNull())
    .addColumn('feb29', 'text', (column) => column.notNull())
    .addColumn('sort_name', key, (column) => column.notNull())
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
}

/** The first two hold all that counting a day's people asks for, in the order a day shows them. */
const INDEXES = {
  people_by_birthday: [
    'birth_md',
    'birthday_shown',
    'sort_name',
    'id',
    'hire_date',
    'leaving_date',
    'feb29',
  ],
  people_by_anniversary: [
    'hire_md',
    'anniversary_shown',
    'sort_name',
    'id',
    'hire_date',
    'leaving_date',
  ],
  people_by_name: ['sort_name', 'id'],
  people_by_email: ['email'],
  people_by_office: ['office'],
  people_by_team: ['team'],
} as const;

async function createImports(db: Kysely<Tables>, key: RawBuilder<string>): Promise<void> {
  await db.schema
    .createTable('people_imports')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('applied_at', key)
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('columns', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text')
    .addColumn('problem', 'text')
    .addColumn('job', 'text')
    .addColumn('job_at', key)
    .execute();
  await db.schema
    .createTable('people_import_rows')
    .addColumn('import_id', key, (column) => column.notNull())
    .addColumn('row', 'integer', (column) => column.notNull())
    .addColumn('cells', 'text', (column) => column.notNull())
    .addColumn('status', key)
    .addColumn('person_id', key)
    .addColumn('legajo', 'text')
    .addColumn('name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('remarks', 'text', (column) => column.notNull().defaultTo('[]'))
    .addColumn('changes', 'text', (column) => column.notNull().defaultTo('[]'))
    .addPrimaryKeyConstraint('people_import_rows_key', ['import_id', 'row'])
    .execute();
  await db.schema
    .createTable('people_import_changes')
    .addColumn('import_id', key, (column) => column.notNull())
    .addColumn('person_id', key, (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('version_after', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('people_import_changes_key', ['import_id', 'person_id'])
    .execute();
  const index = (table: string, ...columns: string[]) =>
    db.schema
      .createIndex(`${table}_by_${columns.at(-1)}`)
      .on(table)
      .columns(columns)
      .execute();
  await index('people_import_rows', 'import_id', 'status');
  await index('people_import_rows', 'import_id', 'person_id');
  await index('people_import_changes', 'person_id');
}

/** @param key Text that sorts by code point. */
export const peopleMigration: Migration = {
  name: '0002-people',
  async up(db) {
    await createPeople(db, sortedText(db));
    for (const [name, columns] of Object.entries(INDEXES)) {
      await db.schema
        .createIndex(name)
        .on('people')
        .columns([...columns])
        .execute();
    }
    await db.schema
      .createIndex('people_by_legajo')
      .on('people')
      .column('legajo_key')
      .unique()
      .execute();
    await createImports(db, sortedText(db));
  },
};

/** Nobody had said how they like to be celebrated: in public, as it was. */
export const celebrationsMigration: Migration = {
  name: '0051-celebrations',
  async up(db) {
    await db.schema
      .alterTable('people')
      .addColumn('celebration', 'text', (column) => column.notNull().defaultTo('publico'))
      .execute();
  },
};
