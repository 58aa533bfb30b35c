import { pageSingleton } from '../page-singleton.ts';

/** What another part of the page may want of the calendar: each takes the focus there. */
export type CalendarRequest = 'today' | 'calendar' | 'selected-day';

export type CalendarRequestHandler = (request: CalendarRequest) => void;

const offer = (): { handler: CalendarRequestHandler | null } =>
  pageSingleton('calendar-request.v1', () => ({ handler: null }));

/** The calendar says that it is there. Returns what takes the offer back; a later offer is not taken back by it. */
export function offerCalendar(handler: CalendarRequestHandler): () => void {
  offer().handler = handler;
  return () => {
    if (offer().handler === handler) offer().handler = null;
  };
}

/** False when no calendar here can. */
export function askCalendar(request: CalendarRequest): boolean {
  const { handler } = offer();
  handler?.(request);
  return handler !== null;
}
