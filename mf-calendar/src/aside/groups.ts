import {
  isHoliday,
  type CalendarDay,
  type CalendarEvent,
  type EventType,
} from '@almanaque/shared-contracts';
import { personDate } from '../month/person-date.ts';
import { givenNames } from '../month/short-names.ts';

/** What falls on a day and is told together: an event, or all birthdays of the day, or all anniversaries. */
export interface Group {
  readonly title: string;
  /** The first of them. */
  readonly event: CalendarEvent;
  readonly count: number;
  readonly isOfPeople: boolean;
}

const KINDS = { cumpleanos: 'Cumpleaños', aniversario: 'Aniversario' } as const;
const isPersonKind = (type: EventType): type is keyof typeof KINDS => type in KINDS;

/** 'Julieta', 'Julieta y Néstor', 'Julieta, Néstor y 7 más' */
function listed(names: readonly string[], total: number): string {
  const told = names.slice(0, 2);
  const rest = total - told.length;
  if (rest > 0) return `${told.join(', ')} y ${rest} más`;
  return told.join(' y ');
}

/** Holidays first, then what concerns everyone, then people's. */
export function groupsOf({ events, unseen }: CalendarDay): readonly Group[] {
  const others: Group[] = [];
  const people = new Map<keyof typeof KINDS, { event: CalendarEvent; name: string }[]>();
  for (const event of events) {
    const person = personDate(event);
    if (person && isPersonKind(event.type)) {
      const known = people.get(event.type) ?? [];
      people.set(event.type, [...known, { event, name: person.name }]);
    } else {
      others.push({ title: event.title, event, count: 1, isOfPeople: false });
    }
  }
  const ofPeople = [...people].flatMap(([kind, known]): Group[] => {
    const [first] = known;
    if (first === undefined) return [];
    const { event } = first;
    const count = known.length + (unseen?.[kind] ?? 0);
    const names = givenNames(known.map(({ name }) => name));
    const title = count === 1 ? event.title : `${KINDS[kind]} de ${listed(names, count)}`;
    return [{ title, event, count, isOfPeople: true }];
  });
  others.sort((a, b) => Number(isHoliday(b.event)) - Number(isHoliday(a.event)));
  return [...others, ...ofPeople];
}

/**
 * 'Día de la Soberanía Nacional · 3 fechas más', 'Cumpleaños de Lucía · Aniversario de 6 años de Néstor';
 * null where nothing falls on it.
 */
export function dayInALine(day: CalendarDay | undefined): string | null {
  const [first, second] = day ? groupsOf(day) : [];
  if (!day || !first) return null;
  const rest = day.total - first.count;
  if (rest === 0) return first.title;
  // A number would say less of one than its title does.
  const others =
    rest === second?.count ? second.title : `${rest} ${rest === 1 ? 'fecha' : 'fechas'} más`;
  return `${first.title} · ${others}`;
}
