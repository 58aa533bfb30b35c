import {
  parseIsoDate,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import { picturePath } from '../../pictures/picture-path.ts';
import { isOfKnownYear } from '../../time/known-year.ts';
import { displayName, type PersonRow } from '../person-row.ts';
import { FEB_29 } from './leap-day.ts';
import type { PeopleDate } from './occurrences.ts';

/** What telling a date of somebody's takes. The year of birth is not among it. */
export const EVENT_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'preferred_name',
  'office',
  'team',
  'birth_md',
  'hire_date',
  'photo',
  'celebration',
] as const satisfies readonly (keyof PersonRow)[];

export type EventRow = Pick<PersonRow, (typeof EVENT_COLUMNS)[number]>;

const years = (count: number): string => (count === 1 ? '1 año' : `${count} años`);

/** 'Marina, de Administración,' */
const subject = ({ first_name, preferred_name, team }: EventRow): string => {
  const name = preferred_name ?? first_name;
  return team === null ? name : `${name}, de ${team},`;
};

function birthday(row: EventRow, name: string, date: IsoDate) {
  const moved = row.birth_md === FEB_29 && !date.endsWith('-02-29');
  return {
    title: `Cumpleaños de ${name}`,
    description: `${subject(row)} cumple años${moved ? ' (nació un 29/2)' : ''}.`,
  };
}

function anniversary(row: EventRow, name: string, date: IsoDate) {
  const count = Number(date.slice(0, 4)) - Number(row.hire_date?.slice(0, 4));
  return {
    title: `Aniversario de ${years(count)} de ${name}`,
    description: `${subject(row)} cumple ${years(count)} en la empresa.`,
  };
}

const IN_PRIVATE = 'Prefiere celebrarlo en privado.';

/**
 * The person's event of that kind on that date, which they do have. Whoever wants it in private has the
 * date like anybody, and says so: in words wherever a description goes, feeds too, and as `inPrivate`
 * for whatever would announce it.
 */
export function peopleEvent(kind: PeopleDate, date: IsoDate, row: EventRow): CalendarEvent {
  const { first_name: firstName, last_name: lastName, preferred_name: preferredName } = row;
  const name = displayName({ firstName, lastName, preferredName });
  const { title, description } =
    kind === 'cumpleanos' ? birthday(row, name, date) : anniversary(row, name, date);
  const isPrivate = row.celebration === 'privado';
  return {
    id: `${kind}-${date}-${row.id}`,
    date,
    title,
    description: isPrivate ? `${description}\n${IN_PRIVATE}` : description,
    ...(isPrivate && { inPrivate: true }),
    type: kind,
    tone: 'festivo',
    origin: { kind: 'empresa', sample: false },
    ...(row.photo === null
      ? { picture: null }
      : { picture: picturePath(row.photo), pictureAlt: `Foto de ${name}` }),
    // What a filter by office or team goes by.
    ...(row.office !== null && { office: row.office }),
    ...(row.team !== null && { team: row.team }),
  };
}

/** Which date of whom an event id names; null for an event of another sort. */
export function personOfEvent(
  id: string,
): { kind: PeopleDate; year: string; personId: string } | null {
  const [, kind, year, personId] =
    /^(cumpleanos|aniversario)-(\d{4})-\d{2}-\d{2}-(.+)$/.exec(id) ?? [];
  if (year === undefined || personId === undefined) return null;
  return { kind: kind as PeopleDate, year, personId };
}

/** All whose date of one kind falls on a day: what is celebrated for them together. */
export interface Group {
  readonly kind: PeopleDate;
  readonly date: IsoDate;
}

/** What 'grupo-cumpleanos-2026-11-26' names; null for the id of an event of another sort. */
export function groupOf(id: string): Group | null {
  const [, kind, day] = /^grupo-(cumpleanos|aniversario)-(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
  const date = parseIsoDate(day);
  if (kind === undefined || date === null || !isOfKnownYear(date)) return null;
  return { kind: kind as PeopleDate, date };
}
