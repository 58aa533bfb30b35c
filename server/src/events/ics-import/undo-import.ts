import type { UndoneImport } from '@almanaque/api';
import type { Database } from '../../db/database.ts';
import { findEvent } from '../event-rows.ts';
import { removeEvent, restoreEvent } from '../remove-event.ts';
import { keepAgain, undoChange } from '../undo-change.ts';
import type { Written } from './apply-import.ts';
import { giveMessagesBack } from './replaced-messages.ts';

/** Whether it is as the import left it. */
async function isUntouched(db: Database, { id, version, kind }: Written): Promise<boolean> {
  const row = await db
    .selectFrom('company_events')
    .select(['version', 'before_change'])
    .where('id', '=', id)
    .where('deleted_at', kind === 'removed' ? 'is not' : 'is', null)
    .executeTakeFirst();
  // What an earlier version changed, and a later import after it, cannot be told any more.
  return row?.version === version && (kind !== 'changed' || row.before_change !== null);
}

/**
 * An event that is again as an earlier import left it, under a new version: that one can be undone, too.
 */
async function followVersion(
  db: Database,
  { id, from }: Required<Pick<Written, 'id' | 'from'>>,
  now: number,
): Promise<void> {
  const leftIt = (one: Written): boolean => one.id === id && one.version === from;
  const earlier = await db
    .selectFrom('event_imports')
    .select(['id', 'written'])
    .where('undone_at', 'is', null)
    .where('written', 'like', `%"${id}"%`)
    .execute();
  for (const row of earlier) {
    const written = JSON.parse(row.written) as Written[];
    const beforeChange = written.find(leftIt)?.beforeChange;
    if (beforeChange !== undefined) await keepAgain(db, { id, version: now }, beforeChange);
    const following = written.map((one) => (leftIt(one) ? { ...one, version: now } : one));
    await db
      .updateTable('event_imports')
      .set({ written: JSON.stringify(following) })
      .where('id', '=', row.id)
      .execute();
  }
}

const fromOf = ({ version, from = version - 1 }: Written): number => from;

/** What was removed is back; of a series, with the occurrences that went along. */
async function bringBack(db: Database, one: Written): Promise<void> {
  const { after } = await restoreEvent(db, one.id, one.version);
  await followVersion(db, { id: one.id, from: fromOf(one) }, after.version);
  const occurrences = await db
    .selectFrom('company_events')
    .select(['id', 'version'])
    .where('series_id', '=', one.id)
    .where('deleted_at', 'is', null)
    .execute();
  for (const { id, version } of occurrences) {
    // Its removal was a version, and so was its return.
    await followVersion(db, { id, from: version - 2 }, version);
  }
}

/**
 * Takes back what an import wrote, the last first, so that the occurrences of a series go before it.
 * What was edited or removed since stays as it is. Call it where no other write runs.
 */
export async function undoImport(
  db: Database,
  written: readonly Written[],
  now: Date,
): Promise<UndoneImport> {
  const undone = { removed: 0, restored: 0, kept: 0 };
  for (const one of [...written].reverse()) {
    if (!(await isUntouched(db, one))) {
      undone.kept += 1;
    } else if (one.kind === 'created') {
      await giveMessagesBack(db, await findEvent(db, one.id));
      await removeEvent(db, one.id, { version: one.version }, now);
      undone.removed += 1;
    } else if (one.kind === 'removed') {
      await bringBack(db, one);
      undone.restored += 1;
    } else {
      const { after } = await undoChange(db, one.id, one.version);
      await followVersion(db, { id: one.id, from: fromOf(one) }, after.version);
      undone.restored += 1;
    }
  }
  return undone;
}
