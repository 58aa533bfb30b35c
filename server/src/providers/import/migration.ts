import { sortedText, type Migration } from '../../db/migration.ts';

export const providerImportsMigration: Migration = {
  name: '0017-provider-imports',
  async up(db) {
    const key = sortedText(db);
    await db.schema
      .createTable('provider_imports')
      .addColumn('id', key, (column) => column.primaryKey())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('created_at', key, (column) => column.notNull())
      .addColumn('written', 'text', (column) => column.notNull())
      .addColumn('wrong', 'integer', (column) => column.notNull())
      .addColumn('undone_at', key)
      .execute();
  },
};
