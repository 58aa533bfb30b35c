import { pageSingleton } from '../page-singleton.ts';

/** Opens the editor for an event on the day the calendar is at. */
export type NewEventHandler = () => void;

const offer = (): { handler: NewEventHandler | null } =>
  pageSingleton('new-event.v1', () => ({ handler: null }));

/** The calendar says that it can edit. Returns what takes the offer back; a later offer is not taken back by it. */
export function offerNewEvent(handler: NewEventHandler): () => void {
  offer().handler = handler;
  return () => {
    if (offer().handler === handler) offer().handler = null;
  };
}

/** Another part of the page wants an event added. False when no calendar here can. */
export function askForNewEvent(): boolean {
  const { handler } = offer();
  handler?.();
  return handler !== null;
}
