import { randomUUID } from 'node:crypto';
import type { EventDraft } from '@almanaque/shared-contracts/schemas';
import type { Insertable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError } from '../http/error.ts';
import { shownUntil } from './check-draft.ts';
import type { CompanyEventRow } from './company-event.ts';

type Row = Insertable<Tables['company_events']>;

/** The columns that hold what a person entered. */
export const columnsOf = (draft: EventDraft) => ({
  title: draft.title,
  type: draft.type,
  tone: draft.tone,
  date: draft.date,
  end_date: draft.endDate === draft.date ? null : draft.endDate,
  time: draft.time,
  place: draft.place,
  description: draft.description,
  office: draft.office,
  team: draft.team,
  rrule: draft.rrule,
  shown_until: shownUntil(draft),
});

/** Someone wrote it after it was read. Nothing was written. */
export class StaleEventError extends Error {
  readonly current: CompanyEventRow;
  constructor(current: CompanyEventRow) {
    super(`Event ${current.id} is at version ${current.version}.`);
    this.name = 'StaleEventError';
    this.current = current;
  }
}

export const eventGone = (): ApiError =>
  new ApiError(404, 'not_found', 'Ese evento ya no está: alguien lo borró.');

/** @throws {ApiError} 404 when there is none, or it was removed. */
export async function findEvent(db: Database, id: string): Promise<CompanyEventRow> {
  const row = await db
    .selectFrom('company_events')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) throw eventGone();
  return row;
}

/** @throws {StaleEventError} when `version` is not the current one. */
export async function findEventAt(
  db: Database,
  id: string,
  version: number,
): Promise<CompanyEventRow> {
  const row = await findEvent(db, id);
  if (row.version !== version) throw new StaleEventError(row);
  return row;
}

export async function insertEvent(
  db: Database,
  draft: EventDraft,
  now: Date,
  more: Partial<Row> = {},
): Promise<CompanyEventRow> {
  return db
    .insertInto('company_events')
    .values({
      observance_id: null,
      picture: null,
      ...more,
      ...columnsOf(draft),
      id: randomUUID(),
      sample: 0,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes `changes` as the next version. What the last removal kept for its undoing is gone then. */
export async function updateEvent(
  db: Database,
  row: CompanyEventRow,
  changes: Partial<Row>,
): Promise<CompanyEventRow> {
  return db
    .updateTable('company_events')
    .set({ before_removal: null, ...changes, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
