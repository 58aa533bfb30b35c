import {
  addDays,
  calendarRangeSchema,
  dayEventsSchema,
  daysBetween,
  eventsOf,
  type CalendarDay,
  type CalendarEvent,
  type CalendarRange,
  type DayEvents,
  type IsoDate,
  type QueryClient,
} from '@almanaque/shared-contracts';
import type { Carried } from './carried.ts';

const isIt = ({ origin }: CalendarEvent, { eventId, occurrence }: Carried): boolean =>
  origin.kind === 'empresa' &&
  origin.eventId === eventId &&
  (origin.occurrence ?? null) === occurrence;

const later = (event: CalendarEvent, days: number): CalendarEvent => ({
  ...event,
  date: addDays(event.date, days),
  ...(event.span && {
    span: { from: addDays(event.span.from, days), to: addDays(event.span.to, days) },
  }),
});

/** The event on each of its days. */
function onItsDays(event: CalendarEvent): CalendarEvent[] {
  const { from, to } = event.span ?? { from: event.date, to: event.date };
  const length = daysBetween(from, to) + 1;
  return Array.from({ length }, (_, day) => ({ ...event, date: addDays(from, day) }));
}

const isOn = (event: CalendarEvent, date: IsoDate): boolean =>
  onItsDays(event).some((one) => one.date === date);

const beganEarlier = ({ date, span }: CalendarEvent): boolean =>
  span !== undefined && span.from < date;

/** With what its events count for that began on an earlier day: more, or fewer. */
const continuing = (day: CalendarDay, more: number): CalendarDay =>
  more === 0 ? day : { ...day, continued: (day.continued ?? 0) + more };

/** What a day is left with; its other highlights stay, for they may be of events that are not shown. */
function without(day: CalendarDay, carried: Carried): CalendarDay {
  const events = day.events.filter((event) => !isIt(event, carried));
  // Of a crowded day it may be one of those that are not listed.
  const isUnlisted = day.total > day.events.length && isOn(carried.event, day.date);
  if (events.length === day.events.length && !isUnlisted) return day;
  const total = day.total - 1;
  const types = new Set(events.map(({ type }) => type));
  const isWhole = total === events.length;
  const highlights = day.highlights.filter(
    (type) => !isWhole || type !== carried.event.type || types.has(type),
  );
  const left = { ...day, events, total, highlights };
  return continuing(left, beganEarlier({ ...carried.event, date: day.date }) ? -1 : 0);
}

const withEvent = (day: CalendarDay, event: CalendarEvent): CalendarDay =>
  continuing(
    {
      ...day,
      events: [...day.events, event],
      total: day.total + 1,
      highlights: [...new Set([...day.highlights, event.type])],
    },
    beganEarlier(event) ? 1 : 0,
  );

const emptyDay = (date: IsoDate): CalendarDay => ({ date, events: [], total: 0, highlights: [] });

/** `range` with the event, where it is or comes to be in it, as many days later. Of a series, that occurrence alone. */
export function movedIn(range: CalendarRange, carried: Carried, days: number): CalendarRange {
  const moved = onItsDays(later(carried.event, days)).filter(
    ({ date }) => date >= range.from && date <= range.to,
  );
  const byDate = new Map(range.days.map((day) => [day.date, without(day, carried)]));
  for (const event of moved) {
    byDate.set(event.date, withEvent(byDate.get(event.date) ?? emptyDay(event.date), event));
  }
  const left = [...byDate.values()].filter((day) => day.total > 0 || day.highlights.length > 0);
  return { ...range, days: left.sort((a, b) => (a.date < b.date ? -1 : 1)) };
}

/**
 * The same of a page of all that falls on one day.
 * @param isFirst the first page has all that is of the company; the others go on with people's dates.
 */
export function movedInDay(
  page: DayEvents,
  isFirst: boolean,
  carried: Carried,
  days: number,
): DayEvents {
  const stay = page.events.filter((event) => !isIt(event, carried));
  const come = onItsDays(later(carried.event, days)).filter(({ date }) => date === page.date);
  const more = come.length - (isOn(carried.event, page.date) ? 1 : 0);
  return {
    ...page,
    events: isFirst ? [...stay, ...come] : stay,
    ...(page.total !== undefined && { total: page.total + more }),
  };
}

type Key = readonly unknown[];

/** What a query is asked for besides its days: the last of its key. */
const askedOf = (key: Key): URLSearchParams => new URLSearchParams(String(key.at(-1)));

/** The filter alone: one that hides the event goes on hiding it. */
function filterOf(key: Key): string {
  const asked = askedOf(key);
  asked.delete('perDay');
  asked.delete('after');
  return asked.toString();
}

/**
 * Shows the move in all that the page knows, before the server has said anything.
 * @returns what takes it back, but for what the server has told since.
 */
export function showMoved(
  client: QueryClient,
  apiBase: string,
  carried: Carried,
  days: number,
): () => void {
  const read = (name: string): [Key, unknown][] => {
    const filters = { queryKey: [name, apiBase] };
    void client.cancelQueries(filters);
    return client.getQueriesData(filters);
  };
  // What else is kept beside the ranges, such as offices, has no days on which anything could be.
  const ranges = read('calendar').flatMap(([key, data]) => {
    const range = calendarRangeSchema.safeParse(data);
    if (!range.success) return [];
    const { data: before } = range;
    return [{ key, before, events: eventsOf(before), after: movedIn(before, carried, days) }];
  });
  const pages = read('calendar-day').flatMap(([key, data]) => {
    const page = dayEventsSchema.safeParse(data);
    if (!page.success) return [];
    const { data: before } = page;
    const after = movedInDay(before, !askedOf(key).has('after'), carried, days);
    return [{ key, before, events: before.events, after }];
  });
  const known = [...ranges, ...pages];
  const seenUnder = new Set(
    known
      .filter(({ events }) => events.some((event) => isIt(event, carried)))
      .map(({ key }) => filterOf(key)),
  );
  const shown = known
    .filter(({ key }) => seenUnder.has(filterOf(key)))
    .map(({ key, before, after }) => ({ key, before, moved: client.setQueryData(key, after) }));
  return () => {
    for (const { key, before, moved } of shown) {
      client.setQueryData(key, (now) => (now === moved ? before : now));
    }
  };
}
