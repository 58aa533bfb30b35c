import {
  addDays,
  NO_FILTER,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { keepAnswers } from '../cache/kept-answers.ts';
import type { Database } from '../db/database.ts';
import { fixedEvents } from '../calendar/fixed-events.ts';
import { namesOf } from './also-called.ts';
import { hasWords, searchable, wordsOf } from '../text/words.ts';

const A_YEAR = 366;

interface Named {
  readonly event: CalendarEvent;
  /** Its names, `searchable`. */
  readonly text: string;
}

/** Holidays, non-working days and observances of a year, each of a name at its next date. */
async function namedFrom(db: Database, from: IsoDate): Promise<readonly Named[]> {
  const year = await fixedEvents(db, NO_FILTER, { from, to: addDays(from, A_YEAR) });
  const next = new Map<string, Named>();
  for (const event of year) {
    if (!next.has(event.title)) next.set(event.title, { event, text: searchable(namesOf(event)) });
  }
  return [...next.values()];
}

export interface FixedFinder {
  /** Holidays, non-working days and observances by their name, from a date on. */
  find(words: readonly string[], from: IsoDate): Promise<CalendarEvent[]>;
  /** All the words of their names. */
  words(from: IsoDate): Promise<string[]>;
}

/** Whoever searches today goes through the same year: it is worked out once, until something of it changes. */
export function fixedFinder(db: Database): FixedFinder {
  const kept = keepAnswers<readonly Named[]>(db, 'calendar');
  const yearFrom = (from: IsoDate) => kept(from, () => namedFrom(db, from));
  return {
    find: async (words, from) =>
      (await yearFrom(from)).filter(({ text }) => hasWords(text, words)).map(({ event }) => event),
    words: async (from) => (await yearFrom(from)).flatMap(({ text }) => wordsOf(text)),
  };
}
