import { sortedText, type Migration } from '../../db/migration.ts';

/** What a dollar was worth, month by month. */
export const planRatesMigration: Migration = {
  name: '0056-plan-rates',
  async up(db) {
    await db.schema
      .createTable('plan_rates')
      .addColumn('month', sortedText(db), (column) => column.primaryKey())
      .addColumn('cents', 'integer', (column) => column.notNull())
      .execute();
  },
};
