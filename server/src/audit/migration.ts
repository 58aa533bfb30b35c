import { sortedText, type Migration } from '../db/migration.ts';
import { searchTextOf } from './search-text.ts';

/** So many entries of an older log are read at once. */
const BATCH = 500;

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

/** Deleting an account takes its address out of all it did, found by its id. */
export const auditSearchMigration: Migration = {
  name: '0016-audit-actor',
  async up(db) {
    await db.schema
      .createIndex('audit_log_by_actor_id')
      .on('audit_log')
      .column('actor_id')
      .execute();
    await db.schema
      .alterTable('audit_log')
      .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    let last = '';
    for (;;) {
      const rows = await db
        .selectFrom('audit_log')
        .select(['id', 'before', 'after'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      for (const { id, before, after } of rows) {
        const text = searchTextOf(parsed(before), parsed(after));
        if (text === '') continue;
        await db.updateTable('audit_log').set({ search_text: text }).where('id', '=', id).execute();
      }
      if (rows.length < BATCH) return;
      last = rows.at(-1)?.id ?? last;
    }
  },
};

/** Holidays are found by their names, also those that were written before they could be. */
export const auditHolidaysMigration: Migration = {
  name: '0027-audit-holidays',
  async up(db) {
    const rows = await db
      .selectFrom('audit_log')
      .select(['id', 'before', 'after'])
      .where('entity', '=', 'holiday')
      .execute();
    for (const { id, before, after } of rows) {
      const text = searchTextOf(parsed(before), parsed(after));
      await db.updateTable('audit_log').set({ search_text: text }).where('id', '=', id).execute();
    }
  },
};

/**
 * Of one kind of thing, the latest first, as the log is filtered: by the index of each thing's own
 * entries SQLite read all of the kind, and sorted them, for every page.
 */
export const auditKindsMigration: Migration = {
  name: '0063-audit-kinds',
  async up(db) {
    await db.schema
      .createIndex('audit_log_by_kind')
      .on('audit_log')
      .columns(['entity', 'at', 'id'])
      .execute();
  },
};

/** No reference to `users`: what someone did stays on record when the account is gone. */
export const auditMigration: Migration = {
  name: '0004-audit-log',
  async up(db) {
    const key = sortedText(db);
    await db.schema
      .createTable('audit_log')
      .addColumn('id', key, (column) => column.primaryKey())
      .addColumn('at', key, (column) => column.notNull())
      .addColumn('actor_id', key)
      .addColumn('actor_email', key)
      .addColumn('actor_role', 'text')
      .addColumn('action', key, (column) => column.notNull())
      .addColumn('entity', key, (column) => column.notNull())
      .addColumn('entity_id', key)
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .execute();
    const index = (
      name: string,
      columns: readonly ('at' | 'actor_email' | 'entity' | 'entity_id' | 'id')[],
    ) =>
      db.schema
        .createIndex(name)
        .on('audit_log')
        .columns([...columns])
        .execute();
    await index('audit_log_by_time', ['at', 'id']);
    await index('audit_log_by_actor', ['actor_email', 'at', 'id']);
    await index('audit_log_by_entity', ['entity', 'entity_id', 'at', 'id']);
  },
};
