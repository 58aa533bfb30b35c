import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/**
 * Condition, over `change` and `people`: undoing it takes nothing from anybody. Whoever an import created
 * goes with what was planned and written for their dates since, so they stay where there is any.
 */
export const LOSES_NOTHING = sql<boolean>`(change.before is not null or (
  not exists (select 1 from plans where plans.person_id = people.id)
  and not exists (select 1 from messages where messages.person_id = people.id)))`;

/** Everybody who has plans or messages: see `LOSES_NOTHING`. */
export async function peopleWithOthersWork(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('plans')
    .select('person_id')
    .union(db.selectFrom('messages').select('person_id'))
    .execute();
  return rows.flatMap(({ person_id }) => person_id ?? []);
}

/** What imports wrote of people who were not edited, imported again or deleted since. */
export const standingChanges = (db: Kysely<Tables>) =>
  db
    .selectFrom('people_import_changes as change')
    .innerJoin('people', (join) =>
      join
        .onRef('people.id', '=', 'change.person_id')
        .onRef('people.version', '=', 'change.version_after'),
    );
