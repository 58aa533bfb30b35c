import {
  businessDaysLeft,
  dayOfMonth,
  isSameMonth,
  monthOf,
  preparationDays,
  type CalendarDay,
  type CalendarEvent,
  type DaysOff,
  type EventType,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { FIRST_IDEAS, occasionOf } from '@almanaque/shared-contracts/ideas';
import { groupsOf } from './groups.ts';
import { USUAL, type Margin } from './use-margin.ts';

/** A line of 'Lo que viene'. */
export interface Coming {
  readonly key: string;
  readonly date: IsoDate;
  readonly title: string;
  /** What can be done without a budget: 'Trivia, 30 min · sin costo'. */
  readonly idea: string;
  /** By when to start with it; null: not soon. */
  readonly lead: Lead | null;
}

export interface Lead {
  readonly text: string;
  /** Today is the last day. */
  readonly isToday: boolean;
}

/** From how many days before one has to start it is said. */
const SOON_DAYS = 7;

/** '25', or '2/12' in another month than today's. */
const shortDay = (date: IsoDate, today: IsoDate): string =>
  isSameMonth(date, today) ? String(dayOfMonth(date)) : `${dayOfMonth(date)}/${monthOf(date)}`;

/** By when to start with what takes `leadDays` business days. */
function leadOf(
  event: CalendarEvent,
  leadDays: number,
  today: IsoDate,
  daysOff: DaysOff,
): Lead | null {
  const { day, startBy } = preparationDays(event, leadDays, today, daysOff);
  if (startBy === today) return { text: 'Empezá hoy', isToday: true };
  if (startBy > today) {
    const isSoon = businessDaysLeft(today, startBy, daysOff) <= SOON_DAYS;
    if (!isSoon) return null;
    return { text: `Empezá antes del ${shortDay(startBy, today)}`, isToday: false };
  }
  const left = businessDaysLeft(today, day, daysOff);
  if (left === 0) return null;
  return { text: left === 1 ? 'Queda 1 día' : `Quedan ${left} días`, isToday: false };
}

/** What `count` dates are that are all of one type, or of both. */
function datesOfPeople(types: ReadonlySet<EventType>, count: number): string {
  const anniversaries = count === 1 ? 'aniversario' : 'aniversarios';
  if (!types.has('aniversario')) return 'cumpleaños';
  return types.size === 1 ? anniversaries : `cumpleaños y ${anniversaries}`;
}

/**
 * What is said of people's dates that have no row although a later date has one: 'y 3 cumpleaños y
 * aniversarios más hasta el 5/12'; null where there are none.
 */
export function restOf(
  rows: readonly Coming[],
  days: readonly CalendarDay[],
  today: IsoDate,
): string | null {
  const last = rows.at(-1)?.date;
  if (last === undefined) return null;
  const shown = new Set(rows.map(({ key }) => key));
  const rest = days
    .filter(({ date }) => date > today && date <= last)
    .flatMap(groupsOf)
    .filter(({ isOfPeople, event }) => isOfPeople && !shown.has(event.id));
  if (rest.length === 0) return null;
  const total = rest.reduce((sum, { count }) => sum + count, 0);
  const what = datesOfPeople(new Set(rest.map(({ event }) => event.type)), total);
  return `y ${total} ${what} más hasta el ${shortDay(last, today)}`;
}

/**
 * The next dates after `today`: what concerns everyone, and the next of people's, in order of date. An
 * event of several days is on the first of them.
 */
export function comingOf(
  days: readonly CalendarDay[],
  today: IsoDate,
  daysOff: DaysOff,
  { rows, people: ofPeople }: Omit<Margin, 'faces'> = USUAL,
): readonly Coming[] {
  const groups = days
    .filter(({ date }) => date > today)
    .flatMap((day) => groupsOf(day).map((group) => ({ ...group, date: day.date })))
    .filter(({ event: { span }, date }) => span === undefined || span.from === date);
  const people = groups.filter(({ isOfPeople }) => isOfPeople);
  const others = groups.filter(({ isOfPeople }) => !isOfPeople);
  const room = Math.max(ofPeople, rows - others.length);
  const shownPeople = people.slice(0, room);
  return [...others.slice(0, rows - shownPeople.length), ...shownPeople]
    .sort((a, b) => a.date.localeCompare(b.date))
    .map(({ date, title, event }) => {
      const { words, minutes, leadDays } = FIRST_IDEAS[occasionOf(event)];
      return {
        key: event.id,
        date,
        title,
        idea: `${words}, ${minutes} min · sin costo`,
        lead: leadOf(event, leadDays, today, daysOff),
      };
    });
}
