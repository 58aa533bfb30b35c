import { randomUUID } from 'node:crypto';
import type { Celebration, Person, PersonInput } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { exclusively } from '../db/exclusively.ts';
import { ApiError } from '../http/error.ts';
import { requireVersion } from '../http/stale-version.ts';
import type { PeopleAudit } from './audit.ts';
import { legajoKey } from './legajo-key.ts';
import { toColumns, toInput, toPerson, type PersonRow } from './person-row.ts';
import { writePeople } from './write-people.ts';

/** Who writes, and where. */
export interface PeopleWriter {
  readonly database: Database;
  readonly audit: PeopleAudit;
}

export const notFound = (): ApiError =>
  new ApiError(
    404,
    'person_not_found',
    'Esa persona ya no está: puede que alguien la haya borrado.',
  );

export async function findPerson(db: Database, id: string): Promise<PersonRow> {
  const row = await db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** @throws {ApiError} 409 when somebody else has it. */
async function requireFreeLegajo(db: Database, id: string, legajo: string | null): Promise<void> {
  if (legajo === null) return;
  const taken = await db
    .selectFrom('people')
    .select('id')
    .where('legajo_key', '=', legajoKey(legajo))
    .where('id', '!=', id)
    .executeTakeFirst();
  if (taken === undefined) return;
  throw new ApiError(409, 'legajo_taken', 'Ese legajo ya es de otra persona.', 'legajo');
}

/** Writes and reads back, so that what is answered is what is stored. */
async function write(
  db: Database,
  id: string,
  version: number,
  person: PersonInput,
): Promise<Person> {
  await requireFreeLegajo(db, id, person.legajo);
  await writePeople(db, [toColumns(id, version, person)]);
  return toPerson(await findPerson(db, id));
}

export const createPerson = (
  { database, audit }: PeopleWriter,
  person: PersonInput,
): Promise<Person> =>
  exclusively(database, async (db) => {
    const personId = randomUUID();
    const created = await write(db, personId, 1, person);
    await audit(db, { action: 'person.created', personId });
    return created;
  });

const changedFields = (before: PersonInput, after: PersonInput): string[] =>
  (Object.keys(after) as (keyof PersonInput)[]).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

/** @param version The one the edit started from. @throws {StaleVersionError} when it is not the latest. */
export const editPerson = (
  { database, audit }: PeopleWriter,
  personId: string,
  version: number,
  person: PersonInput,
): Promise<Person> =>
  exclusively(database, async (db) => {
    const stored = await findPerson(db, personId);
    requireVersion(version, toPerson(stored));
    const fields = changedFields(toInput(stored), person);
    if (fields.length === 0) return toPerson(stored);
    const edited = await write(db, personId, version + 1, person);
    await audit(db, { action: 'person.updated', personId, fields });
    return edited;
  });

/** Their dates end with that day; their data stays. */
export const leavePerson = (
  { database, audit }: PeopleWriter,
  personId: string,
  leavingDate: IsoDate,
): Promise<Person> =>
  exclusively(database, async (db) => {
    const stored = await findPerson(db, personId);
    if (stored.hire_date !== null && leavingDate < stored.hire_date) {
      throw new ApiError(
        400,
        'invalid_input',
        'El egreso es anterior al ingreso: corregí una de las dos fechas.',
        'leavingDate',
      );
    }
    const left = await write(db, personId, stored.version + 1, { ...toInput(stored), leavingDate });
    await audit(db, { action: 'person.left', personId });
    return left;
  });

/** Whatever else is written of the person meanwhile stays. */
export const chooseCelebration = (
  { database, audit }: PeopleWriter,
  personId: string,
  celebration: Celebration,
): Promise<void> =>
  exclusively(database, async (db) => {
    const stored = await findPerson(db, personId);
    if (stored.celebration === celebration) return;
    await write(db, personId, stored.version + 1, { ...toInput(stored), celebration });
    await audit(db, { action: 'person.updated', personId, fields: ['celebration'] });
  });
