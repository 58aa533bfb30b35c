import { sortedText, type Migration } from '../../db/migration.ts';

export const icsImportMigration: Migration = {
  name: '0013-ics-import',
  async up(db) {
    const key = sortedText(db);
    await db.schema.alterTable('company_events').addColumn('ics_key', key).execute();
    await db.schema.alterTable('company_events').addColumn('ics_digest', key).execute();
    await db.schema
      .createIndex('company_events_by_ics_key')
      .on('company_events')
      .column('ics_key')
      .execute();
    await db.schema
      .createTable('event_imports')
      .addColumn('id', key, (column) => column.primaryKey())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('created_at', key, (column) => column.notNull())
      .addColumn('written', 'text', (column) => column.notNull())
      .addColumn('wrong', 'integer', (column) => column.notNull())
      .addColumn('undone_at', key)
      .execute();
  },
};
