import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * Condition, over `change` and `people`: undoing it takes nothing from anybody. Whoever an import created
 * goes with what was planned and written for their dates since, so they stay where there is any.
 */
export const LOSES_NOTHING = sql<boolean>`(change.before is not null or (
  not exists (select 1 from plans where plans.person_id = people.id)
  and not exists (select 1 from messages where messages.person_id = people.id)))`;

/** What can be undone: imports wrote it of people who were not edited, imported again or deleted since. */
export const standingChanges = (db: Kysely<Tables>) =>
  db
    .selectFrom('people_import_changes as change')
    .innerJoin('people', (join) =>
      join
        .onRef('people.id', '=', 'change.person_id')
        .onRef('people.version', '=', 'change.version_after'),
    )
    .where(LOSES_NOTHING);
