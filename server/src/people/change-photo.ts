import type { Person } from '@almanaque/api';
import { exclusively } from '../db/exclusively.ts';
import { forgetNow } from '../pictures/forget-unused.ts';
import { hashOf } from '../pictures/picture-path.ts';
import { requirePicture } from '../pictures/require-picture.ts';
import { findPerson, type PeopleWriter } from './edit-people.ts';
import { toPerson } from './person-row.ts';

/**
 * Puts an uploaded picture in the place of a person's photo, or takes it away; the one before is not
 * kept. @throws {ApiError} 404, or 400 when there is no such picture.
 */
export const changePhoto = (
  { database, audit }: PeopleWriter,
  personId: string,
  path: string | null,
): Promise<Person> =>
  exclusively(database, async (db) => {
    const stored = await findPerson(db, personId);
    await requirePicture(db, path, 'photo');
    const photo = path === null ? null : hashOf(path);
    if (photo === stored.photo) return toPerson(stored);
    await db.updateTable('people').set({ photo }).where('id', '=', personId).execute();
    if (stored.photo !== null) await forgetNow(db, stored.photo);
    await audit(db, { action: 'person.updated', personId, fields: ['photo'] });
    return toPerson({ ...stored, photo });
  });
