import { addDays, weekday, type CalendarDay, type IsoDate } from '@almanaque/shared-contracts';
import { personDate } from '../month/person-date.ts';
import { givenNames } from '../month/short-names.ts';

/** Someone whose birthday or anniversary falls in the running week. */
export interface PersonOfWeek {
  readonly id: string;
  readonly date: IsoDate;
  /** 'Julieta', or of two of them 'Julieta D.' */
  readonly given: string;
  readonly name: string;
  readonly type: 'cumpleanos' | 'aniversario';
  readonly picture: string | null;
  /** 'Cumpleaños de Julieta Díaz' */
  readonly title: string;
}

interface PeopleOfWeek {
  /** Those that are known, in order of date: of a crowded day the first few. */
  readonly people: readonly PersonOfWeek[];
  readonly total: number;
}

/** The people of the week that `today` is in, Sunday to Saturday, what is left of it first. */
export function peopleOfWeek(days: readonly CalendarDay[], today: IsoDate): PeopleOfWeek {
  const from = addDays(today, -weekday(today));
  const to = addDays(from, 6);
  const week = days.filter(({ date }) => date >= from && date <= to);
  const people = week.flatMap(({ date, events }) =>
    events.flatMap((event) => {
      const { type, id, title, picture } = event;
      const person = personDate(event);
      if (!person || (type !== 'cumpleanos' && type !== 'aniversario')) return [];
      return [{ id, date, name: person.name, type, picture, title }];
    }),
  );
  const unseen = week.reduce(
    (sum, { unseen: more }) => sum + (more ? more.cumpleanos + more.aniversario : 0),
    0,
  );
  const given = givenNames(people.map(({ name }) => name));
  const named = people.map((person, place) => ({ ...person, given: given[place] ?? person.name }));
  const isAhead = ({ date }: PersonOfWeek) => date >= today;
  return {
    people: [...named.filter(isAhead), ...named.filter((person) => !isAhead(person))],
    total: people.length + unseen,
  };
}
