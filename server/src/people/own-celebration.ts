import type { Celebration, OwnCelebration } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { chooseCelebration, type PeopleWriter } from './edit-people.ts';
import { displayName, toInput, type PersonRow } from './person-row.ts';

/**
 * Whom on the roster an account is: who works here under its address, which whoever gave out the account
 * has vouched for. Null where several share it: none of them may choose for another.
 */
async function ownPerson(db: Database, { email }: Actor, today: IsoDate) {
  const people = await db
    .selectFrom('people')
    .selectAll()
    .where('email', '=', (email ?? '').toLowerCase())
    .where((eb) => eb.or([eb('leaving_date', 'is', null), eb('leaving_date', '>=', today)]))
    .limit(2)
    .execute();
  return people.length === 1 ? (people[0] ?? null) : null;
}

const told = (row: PersonRow): OwnCelebration => ({
  name: displayName(toInput(row)),
  celebration: row.celebration,
});

/** How whoever asks likes to be celebrated; null: nobody of the roster is they. */
export async function readOwnCelebration(db: Database, viewer: Actor, today: IsoDate) {
  const row = await ownPerson(db, viewer, today);
  return row === null ? null : told(row);
}

/** @throws {ApiError} 404 when nobody of the roster is they. */
export async function writeOwnCelebration(
  writer: PeopleWriter,
  viewer: Actor,
  celebration: Celebration,
  today: IsoDate,
): Promise<OwnCelebration> {
  const row = await ownPerson(writer.database, viewer, today);
  if (row === null) {
    const message =
      'Tu correo no es el de una sola persona de la nómina: pedile a quien administra que lo revise.';
    throw new ApiError(404, 'person_not_found', message);
  }
  await chooseCelebration(writer, row.id, celebration);
  return { ...told(row), celebration };
}
