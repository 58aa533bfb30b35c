import { pageSingleton } from '../page-singleton.ts';

/** What another part of the page may want of the calendar: each but 'print' takes the focus there. */
export type CalendarRequest = 'today' | 'calendar' | 'selected-day' | 'print';

export type CalendarRequestHandler = (request: CalendarRequest) => void;

interface Offer {
  handler: CalendarRequestHandler | null;
  /** What the next calendar is asked for as soon as it is there. */
  awaited?: CalendarRequest | null;
}

const offer = (): Offer => pageSingleton('calendar-request.v1', (): Offer => ({ handler: null }));

/** The calendar says that it is there. Returns what takes the offer back; a later offer is not taken back by it. */
export function offerCalendar(handler: CalendarRequestHandler): () => void {
  const { awaited = null } = offer();
  offer().handler = handler;
  offer().awaited = null;
  if (awaited) handler(awaited);
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

/** Now, or once there is a calendar: for whoever is on the way to the page where it stands. */
export function askCalendarSoon(request: CalendarRequest): void {
  if (!askCalendar(request)) offer().awaited = request;
}
