import type { Database } from '../db/database.ts';
import { ApiError } from '../http/error.ts';
import { personOfEvent } from '../people/dates/people-event.ts';

/** Whose event it is. A date that is nobody's, such as a holiday, has neither. */
export interface Subject {
  readonly company_event_id: string | null;
  readonly person_id: string | null;
}

const NOBODYS = /^(feriado|no-laborable|efemeride)-\d{4}-\d{2}-\d{2}-[\w-]+$/;

/** Of an occurrence of a series, its beginning follows the event's own id. */
const COMPANY = /^empresa-(.+?)(?:-\d{4}-\d{2}-\d{2})?$/;

const gone = (): ApiError =>
  new ApiError(404, 'not_found', 'Ese evento ya no está: alguien lo borró.');

async function companyEvent(db: Database, id: string): Promise<Subject> {
  const row = await db
    .selectFrom('company_events')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw gone();
  return { company_event_id: id, person_id: null };
}

async function person(db: Database, id: string): Promise<Subject> {
  const row = await db.selectFrom('people').select('id').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw gone();
  return { company_event_id: null, person_id: id };
}

/** @throws {ApiError} 404 when no such event is there, or it was removed. */
export async function subjectOf(db: Database, eventId: string): Promise<Subject> {
  const dated = personOfEvent(eventId);
  if (dated !== null) return person(db, dated.personId);
  const id = COMPANY.exec(eventId)?.[1];
  if (id !== undefined) return companyEvent(db, id);
  if (!NOBODYS.test(eventId)) throw gone();
  return { company_event_id: null, person_id: null };
}
