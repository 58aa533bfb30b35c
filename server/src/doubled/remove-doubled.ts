import type { SeenEvents } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Actor } from '../audit/record-audit.ts';
import type { Database } from '../db/database.ts';
import { removeWithin, restoreWithin } from '../events/event-writes.ts';
import type { RosterTable } from '../people/write-people.ts';
import { doubledEvents } from './doubled-events.ts';

export type SeenEvent = SeenEvents['events'][number];

interface Wanted {
  readonly actor: Actor;
  readonly now: Date;
  /** The company's. */
  readonly today: IsoDate;
  readonly isWanted: (event: SeenEvent) => boolean;
  readonly roster?: RosterTable;
}

/**
 * Removes those that are wanted of the doubled events, each with its record; what is doubled no more
 * stays. Call it where no other write runs.
 * @returns them as `bringBack` takes them.
 */
export async function removeDoubled(
  db: Database,
  { actor, now, isWanted, ...where }: Wanted,
): Promise<SeenEvent[]> {
  const removed: SeenEvent[] = [];
  for (const { id, version } of await doubledEvents(db, where)) {
    if (!isWanted({ id, version })) continue;
    const after = await removeWithin(db, actor, id, { version }, now);
    removed.push({ id, version: after.version });
  }
  return removed;
}

/** Brings them back, but for what was brought back or forgotten since. Call it where no other write runs. */
export async function bringBack(
  db: Database,
  actor: Actor,
  events: readonly SeenEvent[],
): Promise<SeenEvent[]> {
  const back: SeenEvent[] = [];
  for (const { id, version } of events) {
    const row = await db
      .selectFrom('company_events')
      .select('id')
      .where('id', '=', id)
      .where('version', '=', version)
      .where('deleted_at', 'is not', null)
      .where('before_removal', 'is not', null)
      .executeTakeFirst();
    if (row === undefined) continue;
    const after = await restoreWithin(db, actor, id, version);
    back.push({ id, version: after.version });
  }
  return back;
}
