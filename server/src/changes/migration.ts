import { sortedText, type Migration } from '../db/migration.ts';

/** A row a topic: however long a page was away, what it missed can be told, and nothing piles up. */
export const liveMigration: Migration = {
  name: '0008-live-versions',
  async up(db) {
    const key = sortedText(db);
    await db.schema
      .createTable('live_versions')
      .addColumn('topic', key, (column) => column.primaryKey())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('at', key, (column) => column.notNull())
      .execute();
  },
};
