import { dateOf } from '@almanaque/shared-contracts/schemas';
import { among } from '../../db/among.ts';
import type { Database } from '../../db/database.ts';
import { DATED_COLUMNS } from '../../people/dates/dated-people.ts';
import type { PeopleDate } from '../../people/dates/occurrences.ts';
import { peopleEvent } from '../../people/dates/people-event.ts';
import { datesOfPerson, type DatedPerson } from '../../people/dates/person-dates.ts';
import { GONE, type FoundDate, type FoundDates } from './found-date.ts';

const KEY = /^(cumpleanos|aniversario)-(\d{4})-(.+)$/;

interface Wanted {
  readonly kind: PeopleDate;
  readonly year: number;
  readonly personId: string;
}

function wantedIn(occasion: string): Wanted | null {
  const [, kind, year, personId] = KEY.exec(occasion) ?? [];
  if (personId === undefined) return null;
  return { kind: kind as PeopleDate, year: Number(year), personId };
}

const shownOf = (person: DatedPerson, kind: PeopleDate) =>
  kind === 'cumpleanos' ? person.birthday_shown : person.anniversary_shown;

function dateOfPerson(person: DatedPerson, { kind, year }: Wanted): FoundDate {
  const [from, to] = [dateOf(year, 1, 1), dateOf(year, 12, 31)];
  const [date] = datesOfPerson(person, kind, from, to);
  if (date !== undefined) return { kind: 'there', event: peopleEvent(kind, date, person) };
  if (shownOf(person, kind) === 2) return { kind: 'closed', because: 'prefers-none' };
  const stayed = { ...person, leaving_date: null };
  const left = datesOfPerson(stayed, kind, from, to).length > 0;
  return { kind: 'closed', because: left ? 'person-left' : 'date-hidden' };
}

/** Birthdays and anniversaries, which follow the person and not the title. */
export async function personDates(db: Database, occasions: readonly string[]): Promise<FoundDates> {
  const wanted = occasions.flatMap((occasion) => {
    const found = wantedIn(occasion);
    return found === null ? [] : [{ occasion, ...found }];
  });
  if (wanted.length === 0) return new Map();
  const ids = [...new Set(wanted.map(({ personId }) => personId))];
  const rows = await db
    .selectFrom('people')
    .select(DATED_COLUMNS)
    .where(among(db, 'id', ids))
    .execute();
  const people = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    wanted.map((one) => {
      const person = people.get(one.personId);
      return [one.occasion, person === undefined ? GONE : dateOfPerson(person, one)];
    }),
  );
}
