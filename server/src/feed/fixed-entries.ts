import type { CalendarFilter } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { entryOf } from '../events/entry-of.ts';
import { NO_INSTANT, type Entry } from '../ical/entry.ts';
import { fixedDates, type FixedDate } from '../calendar/fixed-events.ts';
import type { Window } from './window.ts';

/** A holiday that is moved is the same one, revised: calendars take it along. */
function fixedEntry({ event, holiday }: FixedDate): Entry {
  if (holiday === null) return entryOf(event);
  const { occasion, version, changedAt } = holiday;
  return {
    ...entryOf(event),
    uid: `${occasion}@almanaque`,
    sequence: version,
    stamp: changedAt ?? NO_INSTANT,
  };
}

export const fixedEntries = async (
  db: Database,
  filter: CalendarFilter,
  window: Window,
): Promise<Entry[]> => (await fixedDates(db, filter, window)).map(fixedEntry);
