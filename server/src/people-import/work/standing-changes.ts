import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';

/** What imports wrote of people who were not edited, imported again or deleted since: it can be undone. */
export const standingChanges = (db: Kysely<Tables>) =>
  db
    .selectFrom('people_import_changes as change')
    .innerJoin('people', (join) =>
      join
        .onRef('people.id', '=', 'change.person_id')
        .onRef('people.version', '=', 'change.version_after'),
    );
