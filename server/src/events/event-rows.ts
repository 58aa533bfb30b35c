import { randomUUID } from 'node:crypto';
import type { EventDraft } from '@almanaque/shared-contracts/schemas';
import type { Insertable } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { ApiError } from '../http/error.ts';
import { requireVersion, StaleVersionError } from '../http/stale-version.ts';
import { searchable } from '../text/words.ts';
import { shownUntil } from './check-draft.ts';
import { toCompanyEvent, type CompanyEventRow } from './company-event.ts';
import { searchedTexts, storedColumns } from './event-fields.ts';

type Row = Insertable<Tables['company_events']>;

/** Where an event is found by its words. */
const searchText = (row: Partial<Row>): string => searchable(searchedTexts(row));

/** The columns that follow from what a person entered. */
export function columnsOf(draft: EventDraft) {
  const columns = storedColumns(draft);
  return { ...columns, shown_until: shownUntil({ ...draft, rrule: columns.rrule }) };
}

/** Someone wrote the event after it was read: this is how it is now. Nothing was written. */
export const staleEvent = (row: CompanyEventRow): StaleVersionError =>
  new StaleVersionError(toCompanyEvent(row));

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

/** @throws {StaleVersionError} when `version` is not the current one. */
export async function findEventAt(
  db: Database,
  id: string,
  version: number,
): Promise<CompanyEventRow> {
  const row = await findEvent(db, id);
  requireVersion(version, toCompanyEvent(row));
  return row;
}

export async function insertEvent(
  db: Database,
  draft: EventDraft,
  now: Date,
  more: Partial<Row> = {},
): Promise<CompanyEventRow> {
  const columns = columnsOf(draft);
  return db
    .insertInto('company_events')
    .values({
      observance_id: null,
      ...more,
      ...columns,
      search_text: searchText(columns),
      id: randomUUID(),
      sample: 0,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes `changes` as the next version. What the last write kept for its undoing is gone then. */
export async function updateEvent(
  db: Database,
  row: CompanyEventRow,
  changes: Partial<Row>,
): Promise<CompanyEventRow> {
  return db
    .updateTable('company_events')
    .set({
      before_removal: null,
      before_change: null,
      ...changes,
      search_text: searchText({ ...row, ...changes }),
      version: row.version + 1,
      changed_at: new Date().toISOString(),
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
