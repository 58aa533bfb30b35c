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

export const messageUrl = (
  apiBase: string,
  event: CalendarEvent,
  recommendationId: string,
): string => {
  const path = [keptUnder(event), recommendationId].map(encodeURIComponent).join('/');
  return `${apiBase}/api/v1/messages/${path}`;
};
