import { addDays, type CalendarEvent, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { among } from '../db/among.ts';
import { DATED_COLUMNS } from '../people/dates/dated-people.ts';
import { PEOPLE_DATES } from '../people/dates/occurrences.ts';
import { firstOn } from '../people/dates/first-on.ts';
import { peopleEvent } from '../people/dates/people-event.ts';
import { datesOfPerson } from '../people/dates/person-dates.ts';
import { columnHasWords, nameHasWords } from './words.ts';

/** Up to so many people have their dates worked out one by one; of more, the next days are looked through. */
const FEW = 2_000;

/** Of so many people, some celebrate every few days. */
const DAYS_AT_A_TIME = [4, 14, 60] as const;

/** First of January to a hire in December of the next year: nobody's next date is farther. */
const TWO_YEARS = 731;

const byDate = (a: CalendarEvent, b: CalendarEvent): number =>
  Number(a.date > b.date) - Number(a.date < b.date);

async function datesOf(db: Database, ids: readonly string[], from: IsoDate) {
  const people = await db
    .selectFrom('people')
    .select(DATED_COLUMNS)
    .where(among(db, 'id', ids))
    .orderBy('sort_name')
    .orderBy('id')
    .execute();
  const to = addDays(from, TWO_YEARS);
  return PEOPLE_DATES.flatMap((kind) =>
    people.flatMap((person) => {
      const [next] = datesOfPerson(person, kind, from, to);
      return next === undefined ? [] : [peopleEvent(kind, next, person)];
    }),
  ).sort(byDate);
}

async function nextOfMany(
  db: Database,
  words: readonly string[],
  from: IsoDate,
  limit: number,
): Promise<CalendarEvent[]> {
  const found: CalendarEvent[] = [];
  let first = from;
  for (const days of DAYS_AT_A_TIME) {
    const dates = Array.from({ length: days }, (_, day) => addDays(first, day));
    first = addDays(first, days);
    const next: CalendarEvent[] = [];
    for (const kind of PEOPLE_DATES) {
      const asked = { kind, dates, concerned: () => columnHasWords('name_text', words) };
      next.push(...(await firstOn(db, asked, limit)));
    }
    found.push(...next.sort(byDate));
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

/**
 * The next birthdays and anniversaries, at most `limit`, of whom is called by these words, as far as
 * they let theirs be shown. By name and by no other thing that is known of them.
 */
export async function findPeople(
  db: Database,
  words: readonly string[],
  from: IsoDate,
  limit: number,
  few = FEW,
): Promise<CalendarEvent[]> {
  const rows = await db
    .selectFrom('people')
    .select('id')
    .where(nameHasWords(db, words))
    .limit(few + 1)
    .execute();
  if (rows.length === 0) return [];
  if (rows.length > few) return nextOfMany(db, words, from, limit);
  const ids = rows.map(({ id }) => id);
  return (await datesOf(db, ids, from)).slice(0, limit);
}
