import { sql } from 'kysely';
import { engineOf } from '../../db/engine.ts';
import { sortedText, type Migration } from '../../db/migration.ts';

/** Files that are kept with plans. */
export const planAttachmentsMigration: Migration = {
  name: '0055-plan-attachments',
  async up(db) {
    const key = sortedText(db);
    const bytes = engineOf(db) === 'sqlite' ? sql<Buffer>`blob` : sql<Buffer>`bytea`;
    await db.schema
      .createTable('plan_files')
      .addColumn('hash', key, (column) => column.primaryKey())
      .addColumn('kept_at', key, (column) => column.notNull())
      .addColumn('content', bytes, (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('plan_attachments')
      .addColumn('id', key, (column) => column.primaryKey())
      .addColumn('plan_id', key, (column) =>
        column.notNull().references('plans.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .addColumn('hash', key, (column) => column.notNull())
      .addColumn('added_at', key, (column) => column.notNull())
      .execute();
    for (const column of ['plan_id', 'hash'] as const) {
      await db.schema
        .createIndex(`plan_attachments_by_${column}`)
        .on('plan_attachments')
        .column(column)
        .execute();
    }
  },
};
