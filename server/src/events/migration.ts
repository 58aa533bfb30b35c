import type { Kysely, RawBuilder } from 'kysely';
import type { Migration } from '../db/migrations.ts';
import type { Tables } from '../db/tables.ts';

export const eventUndoMigration: Migration = {
  name: '0007-event-undo',
  async up(db) {
    await db.schema.alterTable('company_events').addColumn('before_change', 'text').execute();
  },
};

/** @param sortedText Text that sorts by code point. */
export const eventsMigration = (
  sortedText: (db: Kysely<Tables>) => RawBuilder<string>,
): Migration => ({
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
});
