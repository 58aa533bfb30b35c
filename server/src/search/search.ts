import { MAX_SEARCH_RESULTS, type SearchResponse } from '@almanaque/api';
import { type CalendarEvent, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { fold } from '../text/fold.ts';
import { findCompanyEvents } from './find-company-events.ts';
import { fixedFinder } from './find-fixed.ts';
import { findPeople, nextDates } from './find-people.ts';
import { findUnderstood } from './find-understood.ts';
import { knownWords } from '../understanding/known-words.ts';
import { meantBy } from '../understanding/near-words.ts';
import { MAX_WORDS, understand } from '../understanding/understand.ts';
import { wordsOf } from '../text/words.ts';

/** Coming before past; the nearer to `from`, the earlier. */
const inOrder = (from: IsoDate) => (a: CalendarEvent, b: CalendarEvent) => {
  if (a.date === b.date) return 0;
  const isPast = b.date < from;
  if (a.date < from !== isPast) return isPast ? -1 : 1;
  return a.date < b.date === isPast ? 1 : -1;
};

/** In `order`; but what a holiday is called is the holiday before it is anybody's name, however far off. */
function holidaysAmong(
  holidays: readonly CalendarEvent[],
  company: readonly CalendarEvent[],
  people: readonly CalendarEvent[],
  order: (a: CalendarEvent, b: CalendarEvent) => number,
): CalendarEvent[] {
  const titled = new Set(company);
  const left = [...holidays].sort(order);
  const found = [...company, ...people].sort(order).flatMap((event) => {
    const before = titled.has(event) ? left.findIndex((one) => order(one, event) > 0) : -1;
    return [...left.splice(0, before < 0 ? left.length : before), event];
  });
  return [...found, ...left];
}

const distinct = (events: readonly CalendarEvent[]): CalendarEvent[] => [
  ...new Map(events.map((event) => [event.id, event])).values(),
];

export type Search = (text: string, from: IsoDate) => Promise<SearchResponse>;

/**
 * Finds what of the calendar has all of a text's words, or their beginnings; then what is of the kind,
 * or on the days, that the text names. Case and accents make no difference, and a slip of a finger
 * none where nothing is found as it was typed.
 */
export function searchIn(db: Database): Search {
  const fixed = fixedFinder(db);
  const knownFrom = knownWords(db, fixed.words);
  // One more than is shown tells whether there is more.
  const limit = MAX_SEARCH_RESULTS + 1;

  const named = async (text: string, from: IsoDate): Promise<CalendarEvent[]> => {
    const words = wordsOf(text).slice(0, MAX_WORDS);
    if (words.length === 0) return [];
    const [holidays, company, people] = await Promise.all([
      fixed.find(words, from),
      findCompanyEvents(db, words, from, limit),
      findPeople(db, nextDates(words), from, limit),
    ]);
    return holidaysAmong(holidays, company, people, inOrder(from));
  };
  const understood = async (text: string, from: IsoDate): Promise<CalendarEvent[]> => {
    const found: CalendarEvent[] = [];
    for (const wish of understand(text, from)) {
      const events = await findUnderstood(db, fixed.find, wish, from, limit);
      found.push(...events.sort(inOrder(from)));
    }
    return found;
  };
  const find = async (text: string, from: IsoDate): Promise<CalendarEvent[]> =>
    distinct([...(await named(text, from)), ...(await understood(text, from))]);

  const nearly = async (text: string, from: IsoDate): Promise<CalendarEvent[]> => {
    const folded = fold(text);
    const found: CalendarEvent[] = [];
    for (const meant of meantBy(folded, await knownFrom(from)))
      found.push(...(await find(meant, from)));
    return distinct(found);
  };

  return async (text, from) => {
    const exact = await find(text, from);
    const isExact = exact.length > 0;
    const events = isExact ? exact : await nearly(text, from);
    return {
      events: events.slice(0, MAX_SEARCH_RESULTS),
      more: events.length > MAX_SEARCH_RESULTS,
      ...(!isExact && events.length > 0 && { nearly: true }),
    };
  };
}
