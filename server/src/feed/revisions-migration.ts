import { sql } from 'kysely';
import { sortedText, type Migration } from '../db/migration.ts';

/** What has revisions, and what the log calls it. */
const REVISED = {
  company_events: 'event',
  people: 'person',
  company_holidays: 'holiday',
} as const;

/**
 * When each was last written: calendars that follow the feed ask for it. Of what was written before, the
 * log knows.
 */
export const revisionsMigration: Migration = {
  name: '0022-revisions',
  async up(db) {
    for (const [table, entity] of Object.entries(REVISED)) {
      await db.schema.alterTable(table).addColumn('changed_at', sortedText(db)).execute();
      await sql`update ${sql.table(table)} set changed_at = (
        select max(at) from audit_log where entity = ${entity} and entity_id = ${sql.ref(`${table}.id`)}
      )`.execute(db);
    }
  },
};
