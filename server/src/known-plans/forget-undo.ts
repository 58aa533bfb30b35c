import { among } from '../db/among.ts';
import type { Database } from '../db/database.ts';

const PERSON = /"person_id":"([^"]+)"/g;

const peopleIn = (undo: string | null): string[] =>
  [...(undo ?? '').matchAll(PERSON)].map(([, id = '']) => id);

/** Forgets what would have a plan be for a date of somebody who is gone: it says who they were. */
export async function forgetUndoForGone(db: Database): Promise<void> {
  const plans = await db
    .selectFrom('plans')
    .select(['id', 'undo'])
    .where('undo', 'like', '%"person_id":"%')
    .execute();
  const named = plans.flatMap(({ undo }) => peopleIn(undo));
  const people = await db
    .selectFrom('people')
    .select('id')
    .where(among(db, 'id', named))
    .execute();
  const there = new Set(people.map(({ id }) => id));
  const gone = plans.filter(({ undo }) => peopleIn(undo).some((id) => !there.has(id)));
  await db
    .updateTable('plans')
    .set({ undo: null })
    .where(
      among(
        db,
        'id',
        gone.map(({ id }) => id),
      ),
    )
    .execute();
}
