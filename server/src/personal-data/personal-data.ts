import type { Person } from '@almanaque/api';
import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { messagesAbout, type MessageAbout } from '../messages/read-message.ts';
import { plansAbout, type PlanAbout } from '../plans/plans-about.ts';
import { forgetUndoForGone } from '../known-plans/forget-undo.ts';
import { forgetNow } from '../pictures/forget-unused.ts';
import { pictureAsData } from '../pictures/picture-as-data.ts';
import { findPerson, type PeopleWriter } from '../people/edit-people.ts';
import { toPerson } from '../people/person-row.ts';

/** All that is stored about one person: the right of access of Ley 25.326, article 14. */
export interface PersonalData {
  readonly person: Person;
  /** The photo itself, as a `data:` address (RFC 2397). */
  readonly photo: string | null;
  /** As each import that changed them found them, kept to undo it; the earliest first. */
  readonly beforeImports: readonly unknown[];
  /** What organisers wrote for the person's dates; without what is a surprise to whoever asks. */
  readonly messages: readonly MessageAbout[];
  /** What was planned for the person's dates; without what is a surprise to whoever asks. */
  readonly plans: readonly PlanAbout[];
  /** What was done with these data, and when. */
  readonly log: readonly { readonly at: string; readonly action: string }[];
}

export const exportPerson = (
  { database, audit }: PeopleWriter,
  viewer: Actor,
  id: string,
): Promise<PersonalData> =>
  exclusively(database, async (db) => {
    const row = await findPerson(db, id);
    const person = toPerson(row);
    await audit(db, { action: 'person.exported', personId: id });
    const changes = await db
      .selectFrom('people_import_changes')
      .select('before')
      .where('person_id', '=', id)
      .orderBy('version_after')
      .execute();
    const log = await db
      .selectFrom('audit_log')
      .select(['at', 'action'])
      .where('entity', '=', 'person')
      .where('entity_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return {
      person,
      photo: row.photo === null ? null : await pictureAsData(db, row.photo),
      beforeImports: changes.flatMap(({ before }) =>
        before === null ? [] : [JSON.parse(before) as unknown],
      ),
      messages: await messagesAbout(db, viewer, id),
      plans: await plansAbout(db, viewer, id),
      log,
    };
  });

/** Files that were read and not applied hold people's data without knowing whose. */
async function dropDrafts(db: Database): Promise<void> {
  const drafts = db
    .selectFrom('people_imports')
    .select('id')
    .where('state', 'not in', ['applied', 'undone']);
  await db.deleteFrom('people_import_rows').where('import_id', 'in', drafts).execute();
  await db.deleteFrom('people_imports').where('state', 'not in', ['applied', 'undone']).execute();
}

/**
 * Deletes a person for good, with everything about them: what undoing an import or a change of a plan would bring back,
 * wrong rows of the last file that spoke of them, and every file not yet applied. What stays is
 * that a person of that opaque id was deleted, by whom and when.
 */
export const deletePerson = ({ database, audit }: PeopleWriter, id: string): Promise<void> =>
  exclusively(database, async (db) => {
    const { legajo, photo } = await findPerson(db, id);
    await db.deleteFrom('people').where('id', '=', id).execute();
    if (photo !== null) await forgetNow(db, photo);
    await forgetUndoForGone(db);
    await db.deleteFrom('people_import_changes').where('person_id', '=', id).execute();
    await db
      .deleteFrom('people_import_rows')
      .where((eb) => eb.or([eb('person_id', '=', id), eb('legajo', '=', legajo ?? '')]))
      .execute();
    await dropDrafts(db);
    await audit(db, { action: 'person.deleted', personId: id });
  });
