import {
  ApiError,
  dayEventsSchema,
  fetchJson,
  followed,
  useHost,
  useQuery,
  type CalendarEvent,
} from '@almanaque/shared-contracts';
import { keptUnder } from '../message/kept/message-address.ts';

const isGoneBy = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

async function find(apiBase: string, id: string): Promise<CalendarEvent | undefined> {
  const url = `${apiBase}/api/v1/calendar/events/${encodeURIComponent(id)}`;
  return (await fetchJson(dayEventsSchema, url)).events[0];
}

/** An event of several days has an id on each: where it has left that day, it is told by its own. */
async function read(apiBase: string, event: CalendarEvent): Promise<CalendarEvent> {
  const own = keptUnder(event);
  try {
    return (await find(apiBase, event.id)) ?? event;
  } catch (error) {
    if (own === event.id || !isGoneBy(error)) throw error;
    return (await find(apiBase, own)) ?? event;
  }
}

export interface EventNow {
  /** As it was last known, once it is gone. */
  readonly event: CalendarEvent;
  /** It is on that date no more. */
  readonly isGone: boolean;
}

/** What the event that was selected has become since: others move, edit and remove it meanwhile. */
export function useEventNow(selected: CalendarEvent): EventNow {
  const { apiBase } = useHost();
  const { data, error } = useQuery({
    // All of it: selected anew, it is what the calendar says of it by then.
    queryKey: ['calendar-event', apiBase, JSON.stringify(selected)],
    queryFn: () => read(apiBase, selected),
    initialData: selected,
    // Of whom a group consists depends on what the calendar was asked for.
    enabled: !selected.id.startsWith('grupo-'),
    ...followed('calendar'),
  });
  return { event: data, isGone: isGoneBy(error) };
}
