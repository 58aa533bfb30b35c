import { dayOfMonth, monthOf, type IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import type { PeopleDate } from '../dates/occurrences.ts';
import { displayName, type PersonColumns } from '../person-row.ts';
import type { RosterTable } from '../write-people.ts';

/** Month and day as one number, as the roster keeps them. */
export const monthDayOf = (date: IsoDate): number => monthOf(date) * 100 + dayOfMonth(date);

const COLUMNS = {
  cumpleanos: ['birth_md', 'birthday_shown'],
  aniversario: ['hire_md', 'anniversary_shown'],
} as const;

/**
 * Whose dates of a kind the calendar shows on those days. Of the others nothing is told: who imports a
 * file could find out a date that somebody keeps to themselves.
 */
export function shownOn(
  db: Database,
  kind: PeopleDate,
  monthDays: readonly number[],
  today: IsoDate,
  roster: RosterTable = 'people',
) {
  const [day, isShown] = COLUMNS[kind];
  return db
    .selectFrom(`${roster} as people`)
    .select([
      ...(['people.id', 'name_text', 'first_name', 'last_name', 'preferred_name'] as const),
      `people.${day} as month_day`,
    ])
    .where(`people.${day}`, 'in', monthDays)
    .where(`people.${isShown}`, '=', 1)
    .where((eb) => eb.or([eb('leaving_date', 'is', null), eb('leaving_date', '>=', today)]))
    .orderBy('sort_name')
    .orderBy('people.id')
    .execute();
}

/** The same, of a person as they are about to be written; null: it is shown on no day. */
export function shownDay(person: PersonColumns, kind: PeopleDate, today: IsoDate): number | null {
  const { birth_month: month, birth_day: day, hire_date: hired, leaving_date: left } = person;
  if (person[COLUMNS[kind][1]] !== 1) return null;
  if (left !== null && left < today) return null;
  if (kind === 'aniversario') return hired === null ? null : monthDayOf(hired as IsoDate);
  return month === null || day === null ? null : month * 100 + day;
}

type Names = Pick<PersonColumns, 'first_name' | 'last_name' | 'preferred_name'>;

/** As colleagues call the person. */
export const nameOf = ({ first_name, last_name, preferred_name }: Names): string =>
  displayName({ firstName: first_name, lastName: last_name, preferredName: preferred_name });
