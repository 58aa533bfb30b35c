import { sortedText, type Migration } from '../db/migration.ts';

/** With the settings, which every installation began with. */
export const companyCalendarMigration: Migration = {
  name: '0001-company-calendar',
  async up(db) {
    const key = sortedText(db);
    await db.schema
      .createTable('settings')
      .addColumn('key', key, (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('company_events')
      .addColumn('id', key, (column) => column.primaryKey())
      .addColumn('date', key, (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('tone', 'text', (column) => column.notNull())
      .addColumn('observance_id', 'text')
      .addColumn('picture', 'text')
      .addColumn('sample', 'smallint', (column) => column.notNull())
      .addColumn('created_at', key, (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('company_events_by_date')
      .on('company_events')
      .columns(['date', 'created_at', 'id'])
      .execute();
    await db.schema
      .createTable('sample_highlights')
      .addColumn('date', key, (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sample_highlights_key', ['date', 'type'])
      .execute();
  },
};

export const eventUndoMigration: Migration = {
  name: '0007-event-undo',
  async up(db) {
    await db.schema.alterTable('company_events').addColumn('before_change', 'text').execute();
  },
};

export const eventsMigration: Migration = {
  name: '0005-company-events',
  async up(db) {
    const key = sortedText(db);
    // One at a time: SQLite adds no two columns in one statement.
    const add = (name: string) =>
      db.schema.alterTable('company_events').addColumn(name, key).execute();
    await add('end_date');
    await add('time');
    await add('place');
    await add('office');
    await add('team');
    await add('rrule');
    await add('excluded');
    await add('shown_until');
    await add('series_id');
    await add('occurrence_date');
    await add('deleted_at');
    await add('before_removal');
    await db.schema
      .alterTable('company_events')
      .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema
      .createIndex('company_events_by_last_day')
      .on('company_events')
      .columns(['shown_until', 'date'])
      .execute();
    await db.schema
      .createIndex('company_events_by_series')
      .on('company_events')
      .columns(['series_id', 'occurrence_date'])
      .execute();
  },
};

/** Those that came after: a field that joins is a column here. */
export const laterEventMigrations: readonly Migration[] = [
  {
    name: '0043-event-link',
    async up(db) {
      await db.schema.alterTable('company_events').addColumn('link', 'text').execute();
      await db.schema.alterTable('company_events').addColumn('link_name', 'text').execute();
    },
  },
];
