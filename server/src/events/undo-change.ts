import { isoDateSchema } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { carryKept, type Shift } from './carry-kept.ts';
import { carryReplacements } from './carry-replacements.ts';
import type { Changed } from './change-event.ts';
import type { CompanyEventRow } from './company-event.ts';
import { EVENT_COLUMNS, type EventColumns } from './event-fields.ts';
import { findEvent, findEventAt, staleEvent, updateEvent } from './event-rows.ts';
import type { Left } from './move-kept.ts';

/** Whether undoing a change puts back what was in a column, of those that hold nothing that is entered. */
const PUT_BACK = {
  excluded: true,
  shown_until: true,
  sample: true,
  occurrence_date: true,
  ics_key: true,
  ics_digest: true,
  // A change writes none of these, or each write does.
  id: false,
  observance_id: false,
  created_at: false,
  changed_at: false,
  search_text: false,
  version: false,
  series_id: false,
  deleted_at: false,
  before_removal: false,
  before_change: false,
} as const satisfies Record<Exclude<keyof CompanyEventRow, keyof EventColumns>, boolean>;
type PutBack = typeof PUT_BACK;

const COLUMNS = [
  ...EVENT_COLUMNS,
  ...(Object.keys(PUT_BACK) as (keyof PutBack)[]).filter((column) => PUT_BACK[column]),
];
type Columns = Pick<
  CompanyEventRow,
  | keyof EventColumns
  | { [Column in keyof PutBack]: PutBack[Column] extends true ? Column : never }[keyof PutBack]
>;

/** The column `before_change`: which row the change began from, at which version, and what stood in it. */
const beforeChangeSchema = z.strictObject({
  id: z.string(),
  version: z.int(),
  // The columns have their own types here, because only Almanaque writes this value, below.
  columns: z.custom<Columns>((value) => typeof value === 'object' && value !== null),
  // Absent: the change carried no messages along.
  shift: z.optional(z.strictObject({ from: isoDateSchema, to: isoDateSchema })),
  // Absent: all of them went along.
  left: z.optional(z.custom<Left>((value) => typeof value === 'object' && value !== null)),
});

const isAny = (left: Left | undefined): boolean =>
  left !== undefined && Object.values(left).flat().length > 0;

/** Keeps with what a change left what undoing it takes. Call it in the change's transaction. */
export async function keepForUndo(
  db: Database,
  { before, after }: Changed,
  shift?: Shift,
  left?: Left,
): Promise<Changed> {
  const { id, version } = before;
  // What stays with a series that another event took a part of, undoing does not meet.
  const isLeftHere = id === after.id && isAny(left);
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, before[name]]));
  const kept = await db
    .updateTable('company_events')
    .set({
      before_change: JSON.stringify({ id, version, columns, shift, ...(isLeftHere && { left }) }),
    })
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
    await carryKept(db, undone, back, kept.left);
    await carryReplacements(db, id, undone, back);
  }
  // Last: an event's messages go with it.
  if (row.id !== id) await giveBack(db, row.id, id);
  return undone;
}
