import { sortedText, type Migration } from '../db/migration.ts';

export const subscriptionsMigration: Migration = {
  name: '0009-calendar-subscriptions',
  async up(db) {
    const key = sortedText(db);
    await db.schema
      .createTable('calendar_subscriptions')
      .addColumn('id', key, (column) => column.primaryKey())
      .addColumn('owner_id', key, (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('filter', 'text', (column) => column.notNull())
      .addColumn('token_hash', key, (column) => column.notNull().unique())
      .addColumn('created_at', key, (column) => column.notNull())
      .addColumn('last_used_at', key)
      .execute();
    await db.schema
      .createIndex('calendar_subscriptions_by_owner')
      .on('calendar_subscriptions')
      .columns(['owner_id', 'created_at'])
      .execute();
  },
};
