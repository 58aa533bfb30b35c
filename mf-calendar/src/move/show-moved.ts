import {
  addDays,
  calendarRangeSchema,
  type CalendarDay,
  type CalendarEvent,
  type CalendarRange,
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

const beganEarlier = ({ date, span }: CalendarEvent): boolean =>
  span !== undefined && span.from < date;

/** With what its events count for that began on an earlier day: more, or fewer. */
const continuing = (day: CalendarDay, more: number): CalendarDay =>
  more === 0 ? day : { ...day, continued: (day.continued ?? 0) + more };

/** What a day is left with; its other highlights stay, for they may be of events that are not shown. */
function without(day: CalendarDay, carried: Carried): CalendarDay {
  const events = day.events.filter((event) => !isIt(event, carried));
  const gone = day.events.filter((event) => isIt(event, carried));
  if (gone.length === 0) return day;
  const total = day.total - gone.length;
  const types = new Set(events.map(({ type }) => type));
  const isWhole = total === events.length;
  const highlights = day.highlights.filter(
    (type) => !isWhole || type !== carried.event.type || types.has(type),
  );
  return continuing({ ...day, events, total, highlights }, -gone.filter(beganEarlier).length);
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

/** `range` with the event, where it is in it, as many days later. Of a series, that occurrence alone. */
export function movedIn(range: CalendarRange, carried: Carried, days: number): CalendarRange {
  const moved = range.days
    .flatMap(({ events }) => events.filter((event) => isIt(event, carried)))
    .map((event) => later(event, days))
    .filter(({ date }) => date >= range.from && date <= range.to);
  const byDate = new Map(range.days.map((day) => [day.date, without(day, carried)]));
  for (const event of moved) {
    byDate.set(event.date, withEvent(byDate.get(event.date) ?? emptyDay(event.date), event));
  }
  const left = [...byDate.values()].filter((day) => day.total > 0 || day.highlights.length > 0);
  return { ...range, days: left.sort((a, b) => (a.date < b.date ? -1 : 1)) };
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
  const filters = { queryKey: ['calendar', apiBase] };
  void client.cancelQueries(filters);
  // What else is kept beside the ranges, such as offices, has no days on which anything could be.
  const shown = client.getQueriesData(filters).flatMap(([key, data]) => {
    const range = calendarRangeSchema.safeParse(data);
    if (!range.success) return [];
    const moved = client.setQueryData(key, movedIn(range.data, carried, days));
    return [{ key, before: range.data, moved }];
  });
  return () => {
    for (const { key, before, moved } of shown) {
      client.setQueryData(key, (now) => (now === moved ? before : now));
    }
  };
}
