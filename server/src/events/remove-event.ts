import type { EventScope, IsoDate } from '@almanaque/shared-contracts/schemas';
import * as z from 'zod';
import type { Database } from '../db/database.ts';
import { shownUntil } from './check-draft.ts';
import { draftOf, type CompanyEventRow } from './company-event.ts';
import type { Changed } from './change-event.ts';
import { eventGone, findEventAt, staleEvent, updateEvent } from './event-rows.ts';
import { endingBefore } from './recurrence-rule.ts';
import { excluding, isSeries, requireOccurrence, type SeriesRow } from './series.ts';

/** The column `before_removal`: when it was, and what stood in the columns a removal writes. */
const beforeRemovalSchema = z.strictObject({
  at: z.string(),
  columns: z.strictObject({
    deleted_at: z.null(),
    excluded: z.nullable(z.string()),
    rrule: z.nullable(z.string()),
    shown_until: z.nullable(z.string()),
  }),
});
type BeforeRemoval = z.infer<typeof beforeRemovalSchema>;

const beforeRemoval = (row: CompanyEventRow, at: string): BeforeRemoval => ({
  at,
  columns: {
    deleted_at: null,
    excluded: row.excluded,
    rrule: row.rrule,
    shown_until: row.shown_until,
  },
});

/** How long a removed event can be brought back, and stays in the database. */
const KEPT_DAYS = 30;

async function forgetOld(db: Database, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT_DAYS * 86_400_000).toISOString();
  await db.deleteFrom('company_events').where('deleted_at', '<', limit).execute();
}

/** Occurrences that were edited by themselves go along with the series, from `date` on. */
async function removeReplacements(db: Database, row: SeriesRow, date: string, at: string) {
  await db
    .updateTable('company_events')
    .set((column) => ({ deleted_at: at, version: column('version', '+', 1) }))
    .where('series_id', '=', row.id)
    .where('occurrence_date', '>=', date)
    .where('deleted_at', 'is', null)
    .execute();
}

function partRemoved(row: SeriesRow, scope: EventScope, date: IsoDate) {
  if (scope === 'this') return { excluded: excluding(row, date) };
  const rrule = endingBefore(row.rrule, date);
  return { rrule, shown_until: shownUntil({ ...draftOf(row), rrule }) };
}

export interface Removal {
  readonly version: number;
  readonly scope?: EventScope | undefined;
  readonly occurrence?: IsoDate | undefined;
}

/**
 * Removes an event; of a series, what `scope` says. `restoreEvent` undoes it. Call it where no other
 * write runs.
 * @throws {StaleVersionError} when someone else edited it first.
 * @throws {ApiError} 404 or 400.
 */
export async function removeEvent(
  db: Database,
  id: string,
  { version, scope = 'all', occurrence }: Removal,
  now: Date,
): Promise<Changed> {
  const before = await findEventAt(db, id, version);
  const at = now.toISOString();
  const date = isSeries(before) && scope !== 'all' ? requireOccurrence(before, occurrence) : null;
  const whole = date === null || (scope === 'following' && date === before.date);
  const columns =
    whole || !isSeries(before) ? { deleted_at: at } : partRemoved(before, scope, date);
  // What was a series once has no occurrences left: those that were edited are events of their own.
  if (isSeries(before) && scope !== 'this') {
    await removeReplacements(db, before, whole ? '' : date, at);
  }
  const after = await updateEvent(db, before, {
    ...columns,
    before_removal: JSON.stringify(beforeRemoval(before, at)),
  });
  await forgetOld(db, now);
  return { before, after };
}

/**
 * Undoes the last removal, if nothing was written since.
 * @throws {StaleVersionError} when something was.
 * @throws {ApiError} 404 when the event is not there any more.
 */
export async function restoreEvent(db: Database, id: string, version: number): Promise<Changed> {
  const before = await db
    .selectFrom('company_events')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (before === undefined) throw eventGone();
  if (before.version !== version || before.before_removal === null) {
    throw before.deleted_at === null ? staleEvent(before) : eventGone();
  }
  const { at, columns } = beforeRemovalSchema.parse(JSON.parse(before.before_removal));
  await db
    .updateTable('company_events')
    .set((column) => ({
      deleted_at: null,
      version: column('version', '+', 1),
      changed_at: new Date().toISOString(),
    }))
    .where('series_id', '=', id)
    .where('deleted_at', '=', at)
    .execute();
  return { before, after: await updateEvent(db, before, columns) };
}
