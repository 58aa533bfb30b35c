import type { DoubledEvent } from '@almanaque/api';
import type { IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import type { RosterTable } from '../people/write-people.ts';
import { nameOf, shownOn } from '../people/told/shown-people.ts';
import { byDay, toldEvents, type Planned } from './told-events.ts';
import { peopleTold } from '../people/told/told-in.ts';

interface Asked {
  /** The company's. */
  readonly today: IsoDate;
  /** Only what doubles a date of this person's. */
  readonly personId?: string | undefined;
  /** Where people are looked up: the roster there is, unless another takes its place in this transaction. */
  readonly roster?: RosterTable;
  /** Default: those that have no plan. */
  readonly planned?: Planned;
}

/**
 * The events of the calendar's own that tell what it shows by the roster already. A day's people are
 * read at a time, so that a large roster keeps nobody waiting.
 */
export async function doubledEvents(
  db: Database,
  { today, personId, roster = 'people', planned = 'free' }: Asked,
): Promise<DoubledEvent[]> {
  const found: DoubledEvent[] = [];
  for (const events of byDay(await toldEvents(db, planned)).values()) {
    const [first] = events;
    if (first === undefined) continue;
    const people = await shownOn(db, first.told.kind, [first.monthDay], today, roster);
    for (const { event, told } of events) {
      const named = peopleTold(told, people);
      if (named === null) continue;
      if (personId !== undefined && !named.some(({ id }) => id === personId)) continue;
      found.push({ ...event, people: named.map(nameOf) });
    }
  }
  return found;
}
