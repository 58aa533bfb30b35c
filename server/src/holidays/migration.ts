import { sortedText, type Migration } from '../db/migration.ts';

export const holidaysMigration: Migration = {
  name: '0006-company-holidays',
  async up(db) {
    const key = sortedText(db);
    await db.schema
      .createTable('company_holidays')
      .addColumn('id', key, (column) => column.primaryKey())
      .addColumn('year', 'integer', (column) => column.notNull())
      .addColumn('change', 'text', (column) => column.notNull())
      .addColumn('date', key)
      .addColumn('norm', 'text')
      .addColumn('works', 'smallint')
      .addColumn('kind', 'text')
      .addColumn('title', 'text')
      .addColumn('description', 'text')
      .addColumn('tone', 'text')
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('company_holidays_by_year')
      .on('company_holidays')
      .columns(['year', 'id'])
      .execute();
  },
};
