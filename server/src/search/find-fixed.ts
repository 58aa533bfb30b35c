import {
  addDays,
  NO_FILTER,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { fixedEvents } from '../feed/fixed-events.ts';
import { hasWords, searchable } from './words.ts';

const A_YEAR = 366;

/** Holidays, non-working days and observances of that name, each of a name at its next date. */
export async function findFixed(
  db: Database,
  words: readonly string[],
  from: IsoDate,
): Promise<CalendarEvent[]> {
  const year = await fixedEvents(db, NO_FILTER, { from, to: addDays(from, A_YEAR) });
  const named = year.filter(({ title }) => hasWords(searchable([title]), words));
  const next = new Map<string, CalendarEvent>();
  for (const event of named) if (!next.has(event.title)) next.set(event.title, event);
  return [...next.values()];
}
