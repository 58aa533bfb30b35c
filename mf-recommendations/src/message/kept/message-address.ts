import type { CalendarEvent } from '@almanaque/shared-contracts';

/**
 * Under what an event's messages are kept: on every day of an event of several it is the same, and
 * each occurrence of a series has its own.
 */
export function keptUnder({ id, origin }: CalendarEvent): string {
  if (origin.kind !== 'empresa' || origin.eventId === undefined) return id;
  const own = `empresa-${origin.eventId}`;
  return origin.occurrence === undefined ? own : `${own}-${origin.occurrence}`;
}

/** Where the ideas that are kept for an event are. */
export const ideasUrl = (apiBase: string, event: CalendarEvent): string =>
  `${apiBase}/api/v1/messages/${encodeURIComponent(keptUnder(event))}`;
