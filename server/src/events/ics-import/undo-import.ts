import type { IcsUndone } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import { findEvent } from '../event-rows.ts';
import { removeEvent } from '../remove-event.ts';
import { undoChange } from '../undo-change.ts';
import type { Written } from './apply-import.ts';
import { giveMessagesBack } from './replaced-messages.ts';

/** Whether it is as the import left it. */
async function isUntouched(db: Database, { id, version }: Written): Promise<boolean> {
  const row = await db
    .selectFrom('company_events')
    .select('version')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.version === version;
}

/**
 * An event that is again as an earlier import left it, under a new version: that one can be undone, too.
 */
async function followVersion(db: Database, { id, version }: Written, now: number): Promise<void> {
  const earlier = await db
    .selectFrom('event_imports')
    .select(['id', 'written'])
    .where('undone_at', 'is', null)
    .where('written', 'like', `%"${id}"%`)
    .execute();
  for (const row of earlier) {
    const written = (JSON.parse(row.written) as Written[]).map((one) =>
      one.id === id && one.version === version - 1 ? { ...one, version: now } : one,
    );
    await db
      .updateTable('event_imports')
      .set({ written: JSON.stringify(written) })
      .where('id', '=', row.id)
      .execute();
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
): Promise<IcsUndone> {
  const undone = { removed: 0, restored: 0, kept: 0 };
  for (const one of [...written].reverse()) {
    if (!(await isUntouched(db, one))) {
      undone.kept += 1;
    } else if (one.kind === 'created') {
      await giveMessagesBack(db, await findEvent(db, one.id));
      await removeEvent(db, one.id, { version: one.version }, now);
      undone.removed += 1;
    } else {
      const { after } = await undoChange(db, one.id, one.version);
      await followVersion(db, one, after.version);
      undone.restored += 1;
    }
  }
  return undone;
}
