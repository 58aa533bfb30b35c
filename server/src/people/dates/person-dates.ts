import {
  dateOf,
  dayOfMonth,
  monthOf,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { PersonRow } from '../person-row.ts';
import { FEB_29, isLeap } from './leap-day.ts';
import type { PeopleDate } from './occurrences.ts';
import type { EventRow } from './people-event.ts';

type DatedColumn =
  | 'leaving_date'
  | 'birthday_shown'
  | 'anniversary_shown'
  | 'feb29'
  // The entries of a feed need these.
  | 'version'
  | 'changed_at';

/** What working out a person's dates takes. The year of birth is not among it. */
export type DatedPerson = EventRow & Pick<PersonRow, DatedColumn>;

/** What the days themselves follow from. */
export const DAY_COLUMNS = [
  'birth_md',
  'hire_date',
  'leaving_date',
  'birthday_shown',
  'anniversary_shown',
  'feb29',
] as const satisfies readonly (keyof PersonRow)[];
type PersonDays = Pick<PersonRow, (typeof DAY_COLUMNS)[number]>;

function onMonthDay(monthDay: number, year: number, feb29: PersonRow['feb29']): IsoDate {
  if (monthDay === FEB_29 && !isLeap(year)) {
    return feb29 === '02-28' ? dateOf(year, 2, 28) : dateOf(year, 3, 1);
  }
  return dateOf(year, Math.floor(monthDay / 100), monthDay % 100);
}

function birthdayIn(person: PersonDays, year: number): IsoDate | null {
  const { birth_md: born, hire_date: hired, feb29 } = person;
  if (born === null || person.birthday_shown !== 1) return null;
  const date = onMonthDay(born, year, feb29);
  return hired !== null && hired > date ? null : date;
}

function anniversaryIn(person: PersonDays, year: number): IsoDate | null {
  const hired = person.hire_date as IsoDate | null;
  if (hired === null || person.anniversary_shown !== 1 || yearOf(hired) >= year) return null;
  return onMonthDay(monthOf(hired) * 100 + dayOfMonth(hired), year, '02-28');
}

/** The dates of one person from `from` to `to`, both included: those `celebrates` finds in the database. */
export function datesOfPerson(
  person: PersonDays,
  kind: PeopleDate,
  from: IsoDate,
  to: IsoDate,
): IsoDate[] {
  const dateIn = kind === 'cumpleanos' ? birthdayIn : anniversaryIn;
  const dates: IsoDate[] = [];
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    const date = dateIn(person, year);
    if (date === null || date < from || date > to) continue;
    if (person.leaving_date === null || person.leaving_date >= date) dates.push(date);
  }
  return dates;
}
