import type { CalendarFilter, IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../../db/database.ts';
import { worksIn } from './occurrences.ts';
import { EVENT_COLUMNS } from './people-event.ts';
import type { DatedPerson } from './person-dates.ts';

/** Beyond so many people, a calendar to take along holds none of their dates: it would be of no use. */
export const MAX_DATED_PEOPLE = 5_000;

/** The columns of a person that are needed to compute their dates. */
export const DATED_COLUMNS = [
  ...EVENT_COLUMNS,
  'leaving_date',
  'birthday_shown',
  'anniversary_shown',
  'feb29',
  'version',
  'changed_at',
] as const;

/** Who may have a date between `from` and `to`, by surname. Null: more than `MAX_DATED_PEOPLE`. */
export async function datedPeople(
  db: Database,
  filter: CalendarFilter,
  from: IsoDate,
  to: IsoDate,
): Promise<readonly DatedPerson[] | null> {
  const people = await db
    .selectFrom('people')
    .select(DATED_COLUMNS)
    .where((eb) => eb.or([eb('birthday_shown', '=', 1), eb('anniversary_shown', '=', 1)]))
    .where((eb) => eb.or([eb('leaving_date', 'is', null), eb('leaving_date', '>=', from)]))
    .where((eb) => eb.or([eb('hire_date', 'is', null), eb('hire_date', '<=', to)]))
    .where((eb) => worksIn(eb, filter))
    .orderBy('sort_name')
    .orderBy('id')
    .limit(MAX_DATED_PEOPLE + 1)
    .execute();
  return people.length > MAX_DATED_PEOPLE ? null : people;
}
