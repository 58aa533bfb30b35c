import type { CalendarFilter, IsoDate } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { entryOf, revisionOf } from '../events/entry-of.ts';
import type { Entry } from '../ical/entry.ts';
import { datedPeople, MAX_DATED_PEOPLE } from '../people/dates/dated-people.ts';
import { shownDates } from '../people/dates/occurrences.ts';
import { peopleEvent } from '../people/dates/people-event.ts';
import { datesOfPerson, type DatedPerson } from '../people/dates/person-dates.ts';
import { birthdayEntries } from './birthday-entries.ts';
import { companyEntry, companyRows } from './company-entries.ts';
import type { Actor } from '../audit/record-audit.ts';
import { fixedEntries } from './fixed-entries.ts';
import { taskEntries } from './task-entries.ts';
import { windowAt, type Window } from './window.ts';

export interface FeedOptions {
  readonly filter: CalendarFilter;
  readonly today: IsoDate;
  /** Whether birthdays and anniversaries are in it. */
  readonly people: boolean;
  /** Whose tasks are in it; absent: nobody's. */
  readonly owner?: Actor;
}

/** 'n años' is another title every year, so each anniversary is an entry of its own. */
const anniversaryEntries = (person: DatedPerson, { from, to }: Window): Entry[] =>
  datesOfPerson(person, 'aniversario', from, to).map((date) => ({
    ...entryOf(peopleEvent('aniversario', date, person)),
    ...revisionOf(person),
  }));

/** Instead of the people, so that whoever reads the calendar knows that they are missing, and why. */
const tooManyPeople = (today: IsoDate): Entry => ({
  ...entryOf({
    id: 'aviso-personas',
    date: today,
    title: 'Almanaque: faltan los cumpleaños y aniversarios',
    description:
      `Esta suscripción alcanza a más de ${MAX_DATED_PEOPLE} personas. ` +
      'Creá en Almanaque otra para una oficina o un equipo.',
    type: 'personalizado',
    tone: 'sobrio',
    origin: { kind: 'empresa', sample: false },
    picture: null,
  }),
  category: 'Aviso',
});

/** Whether a subscription with this filter has that notice in place of people's dates. */
export async function leavesPeopleOut(
  db: Database,
  filter: CalendarFilter,
  today: IsoDate,
): Promise<boolean> {
  if (shownDates(filter).length === 0) return false;
  const { from, to } = windowAt(today);
  return (await datedPeople(db, filter, from, to)) === null;
}

async function peopleEntries(db: Database, { filter, today }: FeedOptions, window: Window) {
  const kinds = shownDates(filter);
  if (kinds.length === 0) return [];
  const people = await datedPeople(db, filter, window.from, window.to);
  if (people === null) return [tooManyPeople(today)];
  return people.flatMap((person) => [
    ...(kinds.includes('cumpleanos') ? birthdayEntries(person, window) : []),
    ...(kinds.includes('aniversario') ? anniversaryEntries(person, window) : []),
  ]);
}

/** All that a subscription with this filter holds today. */
export async function feedEntries(db: Database, options: FeedOptions): Promise<Entry[]> {
  const { filter, today, people, owner } = options;
  const window = windowAt(today);
  return [
    ...(await fixedEntries(db, filter, window)),
    ...(await companyRows(db, filter, window)).map(companyEntry),
    ...(people ? await peopleEntries(db, options, window) : []),
    ...(owner === undefined ? [] : await taskEntries(db, owner, today)),
  ];
}
