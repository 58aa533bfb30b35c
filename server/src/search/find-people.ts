import {
  addDays,
  dateOf,
  yearOf,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../db/database.ts';
import { PEOPLE_DATES, type PeopleDate } from '../people/dates/occurrences.ts';
import { bySurname, firstOn } from '../people/dates/first-on.ts';
import { peopleEvent } from '../people/dates/people-event.ts';
import { datesOfPerson } from '../people/dates/person-dates.ts';
import { peopleCalled, type CalledPerson } from './people-called.ts';
import { columnHasWords } from '../text/words.ts';

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

/** Whose dates are looked for, and which of them. */
export interface DatesWanted {
  /** What they are called by; none: anybody. */
  readonly words: readonly string[];
  readonly kinds: readonly PeopleDate[];
  /** The anniversary of so many years; null: the next. */
  readonly years: number | null;
}

const byDate = (a: { readonly date: IsoDate }, b: { readonly date: IsoDate }): number =>
  Number(a.date > b.date) - Number(a.date < b.date);

/** The date that is wanted of a person: the next, or that of an anniversary, which may be past. */
function dateWanted(
  person: CalledPerson,
  kind: PeopleDate,
  years: number | null,
  from: IsoDate,
): IsoDate | undefined {
  if (years === null) return datesOfPerson(person, kind, from, addDays(from, THREE_YEARS))[0];
  if (kind !== 'aniversario' || person.hire_date === null) return undefined;
  const year = yearOf(person.hire_date as IsoDate) + years;
  return datesOfPerson(person, kind, dateOf(year, 1, 1), dateOf(year, 12, 31))[0];
}

/** The date of each kind of each of them: the first `limit`, what is past last. */
function datesOf(
  people: readonly CalledPerson[],
  { kinds, years }: DatesWanted,
  from: IsoDate,
  limit: number,
): CalendarEvent[] {
  const inOrder = [...people].sort(bySurname);
  return kinds
    .flatMap((kind) =>
      inOrder.flatMap((person) => {
        const date = dateWanted(person, kind, years, from);
        return date === undefined ? [] : [{ kind, date, person }];
      }),
    )
    .sort((a, b) => Number(a.date < from) - Number(b.date < from) || byDate(a, b))
    .slice(0, limit)
    .map(({ kind, date, person }) => peopleEvent(kind, date, person));
}

const yearsThen = (years: number) => sql<SqlBool>`
  (cast(substr(day_keys.date, 1, 4) as integer) - cast(substr(hire_date, 1, 4) as integer)
  = ${sql.lit(years)})`;

/** The first dates on these days, in their order: at most `limit` of each. */
export async function peopleDatesOn(
  db: Database,
  { words, kinds, years }: DatesWanted,
  dates: readonly IsoDate[],
  limit: number,
): Promise<CalendarEvent[]> {
  const called = columnHasWords('name_text', words);
  const found: CalendarEvent[] = [];
  for (const kind of kinds) {
    if (years !== null && kind !== 'aniversario') continue;
    const concerned = () =>
      years === null ? called : sql<SqlBool>`${called} and ${yearsThen(years)}`;
    found.push(...(await firstOn(db, { kind, dates, concerned }, limit)));
  }
  return found.sort(byDate);
}

/** The next birthday and the next anniversary of whom is called by these words. */
export const nextDates = (words: readonly string[]): DatesWanted => ({
  words,
  kinds: PEOPLE_DATES,
  years: null,
});

/**
 * The dates that are wanted, at most `limit`, as far as people let theirs be shown. By name and by
 * no other thing that is known of them.
 */
export async function findPeople(
  db: Database,
  wanted: DatesWanted,
  from: IsoDate,
  limit: number,
  few = FEW,
): Promise<CalendarEvent[]> {
  const oneByOne = async (most: number): Promise<CalendarEvent[] | null> => {
    const people = await peopleCalled(db, wanted.words, most + 1);
    return people.length > most ? null : datesOf(people, wanted, from, limit);
  };
  // An anniversary that is named may be past: it is looked for where few can have it.
  const named = wanted.years === null || wanted.words.length === 0 ? null : await oneByOne(few);
  if (named !== null) return named;
  const found: CalendarEvent[] = [];
  let first = from;
  let areMany = false;
  for (const days of DAYS_AT_A_TIME) {
    const dates = Array.from({ length: days }, (_, day) => addDays(first, day));
    found.push(...(await peopleDatesOn(db, wanted, dates, limit)));
    if (found.length >= limit) return found.slice(0, limit);
    const isPromising = days === 1 && found.length >= limit * ON_PACE;
    if (!areMany && !isPromising) {
      const all = await oneByOne(few);
      if (all !== null) return all;
      areMany = true;
    }
    first = addDays(first, days);
  }
  // Of everybody in a large company, those of a year are enough.
  if (wanted.words.length === 0) return found;
  return (await oneByOne(EVERYBODY)) ?? found;
}
