import {
  MAX_SEARCH_RESULTS,
  type CalendarEvent,
  type IsoDate,
  type SearchResponse,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { findCompanyEvents } from './find-company-events.ts';
import { fixedFinder } from './find-fixed.ts';
import { findPeople } from './find-people.ts';
import { wordsOf } from './words.ts';

/** Further words of a text are not looked at. */
const MAX_WORDS = 8;

/** Coming before past; the nearer to `from`, the earlier. */
const inOrder = (from: IsoDate) => (a: CalendarEvent, b: CalendarEvent) => {
  if (a.date === b.date) return 0;
  const isPast = b.date < from;
  if (a.date < from !== isPast) return isPast ? -1 : 1;
  return a.date < b.date === isPast ? 1 : -1;
};

export type Search = (text: string, from: IsoDate) => Promise<SearchResponse>;

/** Finds what of the calendar has all of a text's words, or their beginnings. Case and accents make no difference. */
export function searchIn(db: Database): Search {
  const findFixed = fixedFinder(db);
  return async (text, from) => {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    if (words.length === 0) return { events: [], more: false };
    // One more than is shown tells whether there is more.
    const limit = MAX_SEARCH_RESULTS + 1;
    const found = await Promise.all([
      findFixed(words, from),
      findCompanyEvents(db, words, from, limit),
      findPeople(db, words, from, limit),
    ]);
    const events = found.flat().sort(inOrder(from));
    return {
      events: events.slice(0, MAX_SEARCH_RESULTS),
      more: events.length > MAX_SEARCH_RESULTS,
    };
  };
}
