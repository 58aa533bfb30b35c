import type { CalendarEvent, CalendarFilter, DayEvents } from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import type { PeopleDate } from '../people/dates/occurrences.ts';
import type { Group } from '../people/dates/people-event.ts';
import { readDay } from './read-calendar.ts';

/** So many are named one by one. */
const MOST_NAMED = 20;

const list = new Intl.ListFormat('es', { type: 'conjunction' });

/** Whose date it is; nobody's, where the company has it, and of who wants it in private. */
const namesIn = ({ title, inPrivate }: CalendarEvent): readonly string[] =>
  inPrivate
    ? []
    : (/^(?:Cumpleaños|Aniversario de \d+ años?) de (.+)$/.exec(title)?.slice(1) ?? []);

function told(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED);
  const others = names.length - named.length;
  return list.format(others === 0 ? named : [...named, `${others} más`]);
}

const TITLES: Readonly<Record<PeopleDate, string>> = {
  cumpleanos: 'Cumpleaños',
  aniversario: 'Aniversarios',
};

/** Whoever of them passes the filter, as one event; null where they are not several. */
export async function readGroup(
  db: Database,
  { kind, date }: Group,
  { office, team }: CalendarFilter,
): Promise<CalendarEvent | null> {
  const names: string[] = [];
  let after: string | null = null;
  do {
    const page: DayEvents = await readDay(db, date, after, { types: [kind], office, team });
    names.push(...page.events.flatMap(namesIn));
    after = page.next ?? null;
  } while (after !== null);
  if (names.length < 2) return null;
  return {
    id: `grupo-${kind}-${date}`,
    date,
    // Without a name: what is told to the AI of an event is its title.
    title: `${TITLES[kind]} de ${names.length} personas`,
    description: told(names),
    type: kind,
    tone: 'festivo',
    origin: { kind: 'empresa', sample: false },
    picture: null,
  };
}
