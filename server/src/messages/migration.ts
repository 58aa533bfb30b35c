import { sortedText, type Migration } from '../db/migration.ts';
import { moveToOccasions } from './move-to-occasions.ts';

/** Messages hung on the calendar's ids, which name the day: they hang on what the date is from here on. */
export const messageOccasionsMigration: Migration = {
  name: '0024-message-occasions',
  up: moveToOccasions,
};

/** The idea of the AI a message was written for. */
export const messageIdeasMigration: Migration = {
  name: '0021-message-ideas',
  async up(db) {
    await db.schema.alterTable('messages').addColumn('idea', 'text').execute();
  },
};

/** Messages may name people: they go with the person, or the company's event, that they speak of. */
export const messagesMigration: Migration = {
  name: '0014-messages',
  async up(db) {
    const key = sortedText(db);
    await db.schema
      .createTable('messages')
      .addColumn('event_id', key, (column) => column.notNull())
      .addColumn('recommendation_id', key, (column) => column.notNull())
      .addColumn('company_event_id', key, (column) =>
        column.references('company_events.id').onDelete('cascade'),
      )
      .addColumn('person_id', key, (column) => column.references('people.id').onDelete('cascade'))
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('author_id', key, (column) => column.references('users.id').onDelete('set null'))
      .addColumn('saved_at', key, (column) => column.notNull())
      .addPrimaryKeyConstraint('messages_key', ['event_id', 'recommendation_id'])
      .execute();
    for (const column of ['company_event_id', 'person_id', 'author_id'] as const) {
      await db.schema.createIndex(`messages_by_${column}`).on('messages').column(column).execute();
    }
  },
};
