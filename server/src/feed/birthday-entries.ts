import { dateOf, yearOf, type IsoDate } from '@almanaque/shared-contracts/schemas';
import { entryOf, revisionOf } from '../events/entry-of.ts';
import type { Entry } from '../ical/entry.ts';
import { peopleEvent } from '../people/dates/people-event.ts';
import { FEB_29, isLeap } from '../people/dates/leap-day.ts';
import { datesOfPerson, type DatedPerson } from '../people/dates/person-dates.ts';
import type { Window } from './window.ts';

/** How far ahead the leap years are told one by one. */
const YEARS_AHEAD = 40;

const compact = (date: IsoDate): string => date.replaceAll('-', '');

/** Of someone who leaves, the rule ends with the last birthday, which does not give the day away. */
function until({ leaving_date: leaving }: DatedPerson, dates: readonly IsoDate[]): string {
  const last = dates.at(-1);
  return leaving === null || last === undefined ? '' : `;UNTIL=${compact(last)}`;
}

/** The person's birthdays on the dates that `fits`, as one entry; none, when there is no such date. */
function series(
  person: DatedPerson,
  { from }: Window,
  rule: string,
  fits: (date: IsoDate) => boolean,
): Entry[] {
  const end = dateOf(yearOf(from) + YEARS_AHEAD, 12, 31);
  const dates = datesOfPerson(person, 'cumpleanos', from, end).filter(fits);
  const [first] = dates;
  if (first === undefined) return [];
  const { uid: _uid, ...entry } = entryOf(peopleEvent('cumpleanos', first, person));
  return [
    {
      ...entry,
      ...revisionOf(person),
      // The same in every year: the rule begins with the window.
      uid: `cumpleanos-${person.id}${first.endsWith('-02-29') ? '-29-02' : ''}@almanaque`,
      rrule: `${rule}${until(person, dates)}`,
    },
  ];
}

const inLeapYear = (date: IsoDate): boolean => isLeap(yearOf(date));

/**
 * Kept on 29 February, and on 1 March in common years. `BYYEARDAY=60` says just that, but Outlook takes
 * no such rule ([MS-OXCICAL], section 2.1.3.2.2): so the two days are two series, the second without its
 * leap years. Every fourth year is a leap year until 2100.
 */
function onFirstOfMarch(person: DatedPerson, window: Window): Entry[] {
  const leap = series(person, window, 'FREQ=YEARLY;INTERVAL=4;BYMONTH=2;BYMONTHDAY=29', inLeapYear);
  const common = series(person, window, 'FREQ=YEARLY', (date) => !inLeapYear(date));
  const withoutLeapYears = common.map((entry) => {
    const years = Array.from({ length: YEARS_AHEAD }, (_, index) => yearOf(entry.from) + index);
    return { ...entry, excluded: years.filter(isLeap).map((year) => dateOf(year, 3, 1)) };
  });
  return [...leap, ...withoutLeapYears];
}

/** The last day of February in every year, leap or not. */
const onLastOfFebruary = (person: DatedPerson, window: Window): Entry[] =>
  series(person, window, 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1', () => true).map((entry) => ({
    ...entry,
    description: entry.description.replace(/(?: \(nació un 29\/2\))?\.$/m, ' (nació un 29/2).'),
    uid: `cumpleanos-${person.id}@almanaque`,
  }));

/**
 * A person's birthdays from the window on, for ever or until they leave. Not from their birth: the
 * year is nobody's business.
 */
export function birthdayEntries(person: DatedPerson, window: Window): Entry[] {
  if (person.birth_md !== FEB_29) return series(person, window, 'FREQ=YEARLY', () => true);
  return person.feb29 === '02-28'
    ? onLastOfFebruary(person, window)
    : onFirstOfMarch(person, window);
}
