import type { Kysely, RawBuilder } from 'kysely';
import type { Migration } from '../db/migrations.ts';
import type { Tables } from '../db/tables.ts';

/** No reference to `users`: what someone did stays on record when the account is gone. */
export const auditMigration = (
  sortedText: (db: Kysely<Tables>) => RawBuilder<string>,
): Migration => ({
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
});
