import { sql } from 'kysely';
import { engineOf } from '../db/engine.ts';
import { sortedText, type Migration } from '../db/migration.ts';

export const picturesMigration: Migration = {
  name: '0012-pictures',
  async up(db) {
    const key = sortedText(db);
    const bytes = engineOf(db) === 'sqlite' ? sql<Buffer>`blob` : sql<Buffer>`bytea`;
    await db.schema
      .createTable('pictures')
      .addColumn('hash', key, (column) => column.primaryKey())
      .addColumn('media_type', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('content', bytes, (column) => column.notNull())
      .addColumn('kept_at', key, (column) => column.notNull())
      .execute();
    await db.schema.alterTable('company_events').addColumn('icon', 'text').execute();
    await db.schema.alterTable('company_events').addColumn('picture_alt', 'text').execute();
    await db
      .updateTable('company_events')
      .set({ picture_alt: sql<string>`'Ilustración de ' || title` })
      .where('picture', 'is not', null)
      .execute();
    await db.schema.alterTable('people').addColumn('photo', key).execute();
  },
};
