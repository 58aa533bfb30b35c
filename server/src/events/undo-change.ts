import { isoDateSchema } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { carryMessages, type Shift } from './carry-messages.ts';
import { carryReplacements } from './carry-replacements.ts';
import type { Changed } from './change-event.ts';
import type { CompanyEventRow } from './company-event.ts';
import { findEvent, findEventAt, staleEvent, updateEvent } from './event-rows.ts';

/** What a change can write of a row that was there before. */
const COLUMNS = [
  'title',
  'type',
  'tone',
  'date',
  'end_date',
  'time',
  'place',
  'description',
  'office',
  'team',
  'rrule',
  'excluded',
  'shown_until',
  'icon',
  'picture',
  'picture_alt',
  'sample',
  'occurrence_date',
  'ics_key',
  'ics_digest',
] as const satisfies readonly (keyof CompanyEventRow)[];
type Columns = Pick<CompanyEventRow, (typeof COLUMNS)[number]>;

/** The column `before_change`: which row the change began from, at which version, and what stood in it. */
const beforeChangeSchema = z.strictObject({
  id: z.string(),
  version: z.int(),
  // Of those columns' own types: Almanaque alone writes it, below.
  columns: z.custom<Columns>((value) => typeof value === 'object' && value !== null),
  // Absent: the change carried no messages along.
  shift: z.optional(z.strictObject({ from: isoDateSchema, to: isoDateSchema })),
});

/** Keeps with what a change left what undoing it takes. Call it in the change's transaction. */
export async function keepForUndo(
  db: Database,
  { before, after }: Changed,
  shift?: Shift,
): Promise<Changed> {
  const { id, version } = before;
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, before[name]]));
  const kept = await db
    .updateTable('company_events')
    .set({ before_change: JSON.stringify({ id, version, columns, shift }) })
    .where('id', '=', after.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { before, after: kept };
}

/**
 * The same again of an event that is as that change left it, at the version it has now: what came
 * between was undone.
 */
export async function keepAgain(
  db: Database,
  { id, version }: Pick<CompanyEventRow, 'id' | 'version'>,
  beforeChange: string,
): Promise<void> {
  const kept = beforeChangeSchema.parse(JSON.parse(beforeChange));
  await db
    .updateTable('company_events')
    .set({ before_change: JSON.stringify({ ...kept, version: version - 1 }) })
    .where('id', '=', id)
    .execute();
}

/** What took the place of an occurrence, or of the rest of a series, goes back into it. */
async function giveBack(db: Database, into: string, from: string): Promise<void> {
  await db
    .updateTable('company_events')
    .set({ series_id: into })
    .where('series_id', '=', from)
    .execute();
  await db.deleteFrom('company_events').where('id', '=', from).execute();
}

/**
 * Undoes the last change of an event, given the version it answered: also where the change cut a
 * series in two. Call it where no other write runs.
 * @throws {StaleVersionError} when something was written since.
 * @throws {ApiError} 404 when the event is not there any more.
 */
export async function undoChange(db: Database, id: string, version: number): Promise<Changed> {
  const before = await findEventAt(db, id, version);
  if (before.before_change === null) throw staleEvent(before);
  const kept = beforeChangeSchema.parse(JSON.parse(before.before_change));
  const row = kept.id === id ? before : await findEvent(db, kept.id);
  if (row.version !== kept.version + 1) throw staleEvent(row);
  const undone = { before, after: await updateEvent(db, row, kept.columns) };
  if (kept.shift) {
    const back = { from: kept.shift.to, to: kept.shift.from };
    await carryMessages(db, undone, back);
    await carryReplacements(db, id, undone, back);
  }
  // Last: an event's messages go with it.
  if (row.id !== id) await giveBack(db, row.id, id);
  return undone;
}
