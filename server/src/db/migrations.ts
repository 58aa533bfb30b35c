import { sql, type Kysely } from 'kysely';
import {
  auditHolidaysMigration,
  auditMigration,
  auditSearchMigration,
} from '../audit/migration.ts';
import {
  accountsMigration,
  firstPasswordsMigration,
  sessionEndsMigration,
} from '../auth/migration.ts';
import { secondFactorsMigration } from '../auth/second-factor/migration.ts';
import { icsImportMigration } from '../events/ics-import/migration.ts';
import { leapDaysMigration } from '../events/leap-day-migration.ts';
import { eventsMigration, eventUndoMigration } from '../events/migration.ts';
import { holidaysMigration } from '../holidays/migration.ts';
import { liveMigration } from '../live/migration.ts';
import {
  messageIdeasMigration,
  messageOccasionsMigration,
  messagesMigration,
} from '../messages/migration.ts';
import { datesByPlaceMigration } from '../people/dates/migration.ts';
import { dateTotalsMigration } from '../people/dates/totals-migration.ts';
import { picturesMigration } from '../pictures/migration.ts';
import { importChoicesMigration, importLeaseMigration } from '../people/import/migration.ts';
import { peopleMigration } from '../people/migration.ts';
import { providerImportsMigration } from '../providers/import/migration.ts';
import { signInFailuresMigration } from '../auth/failures-migration.ts';
import { providerChecksMigration, providersMigration } from '../providers/migration.ts';
import { namesByDayMigration, nameWordsMigration, searchMigration } from '../search/migration.ts';
import { subscriptionsMigration } from '../feed/migration.ts';
import { revisionsMigration } from '../feed/revisions-migration.ts';
import { engineOf } from './engine.ts';
import type { Tables } from './tables.ts';

export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<Tables>) => Promise<void>;
}

/** Text that sorts by code point on both engines; PostgreSQL would otherwise follow the database's locale. */
const sortedText = (db: Kysely<Tables>) =>
  engineOf(db) === 'sqlite' ? sql<string>`text` : sql<string>`text collate "C"`;

/** In order of application. One that was released is never edited: a change is a new one. */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: '0001-company-calendar',
    async up(db) {
      const key = sortedText(db);
      await db.schema
        .createTable('settings')
        .addColumn('key', key, (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('company_events')
        .addColumn('id', key, (column) => column.primaryKey())
        .addColumn('date', key, (column) => column.notNull())
        .addColumn('title', 'text', (column) => column.notNull())
        .addColumn('description', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('tone', 'text', (column) => column.notNull())
        .addColumn('observance_id', 'text')
        .addColumn('picture', 'text')
        .addColumn('sample', 'smallint', (column) => column.notNull())
        .addColumn('created_at', key, (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('company_events_by_date')
        .on('company_events')
        .columns(['date', 'created_at', 'id'])
        .execute();
      await db.schema
        .createTable('sample_highlights')
        .addColumn('date', key, (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('sample_highlights_key', ['date', 'type'])
        .execute();
    },
  },
  peopleMigration(sortedText),
  accountsMigration(sortedText),
  auditMigration(sortedText),
  eventsMigration(sortedText),
  holidaysMigration(sortedText),
  eventUndoMigration,
  liveMigration(sortedText),
  subscriptionsMigration(sortedText),
  messagesMigration(sortedText),
  datesByPlaceMigration,
  searchMigration(sortedText),
  providersMigration(sortedText),
  icsImportMigration(sortedText),
  auditSearchMigration,
  picturesMigration(sortedText),
  providerImportsMigration(sortedText),
  dateTotalsMigration(sortedText),
  nameWordsMigration,
  namesByDayMigration,
  messageIdeasMigration,
  revisionsMigration(sortedText),
  leapDaysMigration,
  messageOccasionsMigration,
  providerChecksMigration,
  importChoicesMigration,
  auditHolidaysMigration,
  importLeaseMigration,
  signInFailuresMigration(sortedText),
  sessionEndsMigration,
  firstPasswordsMigration,
  secondFactorsMigration(sortedText),
];
