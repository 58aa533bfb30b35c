import { addDays, type CalendarEvent, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { PEOPLE_DATES } from '../people/dates/occurrences.ts';
import { bySurname, firstOn } from '../people/dates/first-on.ts';
import { peopleEvent } from '../people/dates/people-event.ts';
import { datesOfPerson } from '../people/dates/person-dates.ts';
import { peopleCalled, type CalledPerson } from './people-called.ts';
import { columnHasWords } from './words.ts';

/** Up to so many people have their dates worked out one by one; of more, the next days are looked through. */
const FEW = 2_000;

/** Of so many people, some celebrate every few days, often on the first. Together a year: nobody twice. */
const DAYS_AT_A_TIME = [1, 3, 14, 60, 287] as const;

/** Whose next date is farther than a year away, and who has none, is a question for each. */
const EVERYBODY = 2 ** 31 - 1;

/**
 * A first of January to the first anniversary of who is hired by the end of the next year: no next date
 * is farther.
 */
const THREE_YEARS = 1096;

/** The first day with this share of what is asked for promises the rest within the next few. */
const ON_PACE = 1 / 5;

const byDate = (a: { readonly date: IsoDate }, b: { readonly date: IsoDate }): number =>
  Number(a.date > b.date) - Number(a.date < b.date);

/** The next birthday and the next anniversary of each: the first `limit` of them all. */
function nextDates(people: readonly CalledPerson[], from: IsoDate, limit: number): CalendarEvent[] {
  const to = addDays(from, THREE_YEARS);
  const inOrder = [...people].sort(bySurname);
  return PEOPLE_DATES.flatMap((kind) =>
    inOrder.flatMap((person) => {
      const [date] = datesOfPerson(person, kind, from, to);
      return date === undefined ? [] : [{ kind, date, person }];
    }),
  )
    .sort(byDate)
    .slice(0, limit)
    .map(({ kind, date, person }) => peopleEvent(kind, date, person));
}

/** The first dates within so many days: at most `limit` of each. */
async function datesWithin(
  db: Database,
  words: readonly string[],
  first: IsoDate,
  days: number,
  limit: number,
): Promise<CalendarEvent[]> {
  const dates = Array.from({ length: days }, (_, day) => addDays(first, day));
  const concerned = () => columnHasWords('name_text', words);
  const found: CalendarEvent[] = [];
  for (const kind of PEOPLE_DATES) {
    found.push(...(await firstOn(db, { kind, dates, concerned }, limit)));
  }
  return found.sort(byDate);
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
  const oneByOne = async (most: number): Promise<CalendarEvent[] | null> => {
    const people = await peopleCalled(db, words, most + 1);
    return people.length > most ? null : nextDates(people, from, limit);
  };
  const found: CalendarEvent[] = [];
  let first = from;
  let areMany = false;
  for (const days of DAYS_AT_A_TIME) {
    found.push(...(await datesWithin(db, words, first, days, limit)));
    if (found.length >= limit) return found.slice(0, limit);
    const isPromising = days === 1 && found.length >= limit * ON_PACE;
    if (!areMany && !isPromising) {
      const dates = await oneByOne(few);
      if (dates !== null) return dates;
      areMany = true;
    }
    first = addDays(first, days);
  }
  return (await oneByOne(EVERYBODY)) ?? found;
}
