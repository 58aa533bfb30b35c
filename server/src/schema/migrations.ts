import {
  auditHolidaysMigration,
  auditKindsMigration,
  auditMigration,
  auditSearchMigration,
} from '../audit/migration.ts';
import {
  accountsMigration,
  collaboratorsMigration,
  firstPasswordsMigration,
  sessionEndsMigration,
  welcomesMigration,
} from '../auth/migration.ts';
import { secondFactorsMigration } from '../auth/second-factor/migration.ts';
import { icsImportMigration } from '../events/ics-import/migration.ts';
import { leapDaysMigration } from '../events/leap-day-migration.ts';
import {
  companyCalendarMigration,
  eventsMigration,
  eventUndoMigration,
  laterEventMigrations,
} from '../events/migration.ts';
import { holidaysMigration } from '../holidays/migration.ts';
import { liveMigration } from '../changes/migration.ts';
import {
  messageIdeasMigration,
  messageOccasionsMigration,
  messagesMigration,
} from '../messages/migration.ts';
import { peopleCountsMigration } from '../people/counts-migration.ts';
import { datesByPlaceMigration } from '../people/dates/migration.ts';
import { dateTotalsMigration } from '../people/dates/totals-migration.ts';
import { picturesMigration } from '../pictures/migration.ts';
import {
  importChoicesMigration,
  importDoubledMigration,
  importLeaseMigration,
} from '../people-import/migration.ts';
import { celebrationsMigration, peopleMigration } from '../people/migration.ts';
import { planAttachmentsMigration } from '../plans/attachments/migration.ts';
import { planRatesMigration } from '../plans/rates/migration.ts';
import { planTitlesMigration } from '../plans/titles-migration.ts';
import { plansListedMigration } from '../plans/board/migration.ts';
import { planWordsMigration } from '../plans/words/migration.ts';
import { plansMigration } from '../plans/migration.ts';
import { providerImportsMigration } from '../providers/import/migration.ts';
import { signInFailuresMigration } from '../auth/failures-migration.ts';
import { providerChecksMigration, providersMigration } from '../providers/migration.ts';
import { namesByDayMigration, nameWordsMigration, searchMigration } from '../search/migration.ts';
import { subscriptionsMigration } from '../feed/migration.ts';
import { revisionsMigration } from '../feed/revisions-migration.ts';
import type { Migration } from '../db/migration.ts';

const byName = (one: Migration, other: Migration): number => (one.name < other.name ? -1 : 1);

/** Each stands beside the feature whose tables it makes; the number in its name is its place here. */
export const MIGRATIONS: readonly Migration[] = [
  companyCalendarMigration,
  peopleMigration,
  accountsMigration,
  auditMigration,
  eventsMigration,
  holidaysMigration,
  eventUndoMigration,
  liveMigration,
  subscriptionsMigration,
  searchMigration,
  datesByPlaceMigration,
  picturesMigration,
  icsImportMigration,
  messagesMigration,
  providersMigration,
  auditSearchMigration,
  providerImportsMigration,
  dateTotalsMigration,
  nameWordsMigration,
  namesByDayMigration,
  messageIdeasMigration,
  revisionsMigration,
  leapDaysMigration,
  messageOccasionsMigration,
  providerChecksMigration,
  importChoicesMigration,
  auditHolidaysMigration,
  importLeaseMigration,
  signInFailuresMigration,
  sessionEndsMigration,
  firstPasswordsMigration,
  secondFactorsMigration,
  plansMigration,
  celebrationsMigration,
  collaboratorsMigration,
  peopleCountsMigration,
  welcomesMigration,
  planAttachmentsMigration,
  planRatesMigration,
  importDoubledMigration,
  planTitlesMigration,
  planWordsMigration,
  plansListedMigration,
  auditKindsMigration,
  ...laterEventMigrations,
].sort(byName);
