import {
  addDays,
  NO_FILTER,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { companyDays } from '../events/company-events.ts';
import { fixedEvents } from '../calendar/fixed-events.ts';
import { PEOPLE_DATES } from '../people/dates/occurrences.ts';
import { namesOf } from './also-called.ts';
import { findCompanyEvents } from './find-company-events.ts';
import type { FixedFinder } from './find-fixed.ts';
import { findPeople, peopleDatesOn, type DatesWanted } from './find-people.ts';
import { isOf, TYPE_OF_KIND } from '../understanding/kinds.ts';
import type { Span } from '../understanding/spans.ts';
import type { Wish } from '../understanding/understand.ts';
import { hasWords, searchable } from '../text/words.ts';

const wantedOf = ({ words, kind, years }: Wish): DatesWanted => ({
  words,
  kinds: PEOPLE_DATES.filter((date) => kind === null || kind === date),
  years,
});

const textOf = (event: CalendarEvent): string =>
  searchable([...namesOf(event), event.description, event.place ?? '']);

/** An event of several days comes on its first one. */
function oncePerEvent(events: readonly CalendarEvent[]): CalendarEvent[] {
  const seen = new Set<string>();
  return events.filter(({ origin, id, span }) => {
    if (span === undefined) return true;
    const key = origin.kind === 'empresa' ? `${origin.eventId ?? id} ${span.from}` : id;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Of a whole year only what is the same for everybody: nobody's dates, nor a company's own. */
const inYear = async (db: Database, { kind, words, years }: Wish, { from, to }: Span) =>
  years === null
    ? (await fixedEvents(db, NO_FILTER, { from, to })).filter(
        (event) => isOf(event, kind) && hasWords(textOf(event), words),
      )
    : [];

async function onDays(db: Database, wish: Wish, { from, to }: Span, limit: number) {
  const dates: IsoDate[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  const [fixed, company, people] = await Promise.all([
    fixedEvents(db, NO_FILTER, { from, to }),
    companyDays(db, from, to, limit),
    peopleDatesOn(db, wantedOf(wish), dates, limit),
  ]);
  const named = [
    ...fixed,
    ...oncePerEvent(dates.flatMap((date) => company.get(date)?.events ?? [])),
  ].filter((event) => isOf(event, wish.kind) && hasWords(textOf(event), wish.words));
  return [...(wish.years === null ? named : []), ...people];
}

async function fromToday(
  db: Database,
  findFixed: FixedFinder['find'],
  wish: Wish,
  from: IsoDate,
  limit: number,
) {
  const { kind, words, years } = wish;
  const type = kind === null ? null : TYPE_OF_KIND[kind];
  const [fixed, company, people] = await Promise.all([
    findFixed(words, from),
    type === null || years !== null ? [] : findCompanyEvents(db, words, from, limit, type),
    findPeople(db, wantedOf(wish), from, limit),
  ]);
  return [...fixed.filter((event) => isOf(event, kind)), ...company, ...people];
}

/** What is of the kind, and on the days, that a text names: at most `limit` of each sort. */
export const findUnderstood = (
  db: Database,
  findFixed: FixedFinder['find'],
  wish: Wish,
  from: IsoDate,
  limit: number,
): Promise<CalendarEvent[]> => {
  if (wish.span === null) return fromToday(db, findFixed, wish, from, limit);
  return wish.span.unit === 'year'
    ? inYear(db, wish, wish.span)
    : onDays(db, wish, wish.span, limit);
};
