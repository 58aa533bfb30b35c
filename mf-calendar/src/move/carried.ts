import type { CalendarEvent, IsoDate } from '@almanaque/shared-contracts';
import { editRequest } from '../editor/editor-request.ts';

/** An event that was picked up, on the day it was picked up from: one of its days, where it has several. */
export interface Carried {
  readonly event: CalendarEvent;
  /** The `id` it has under `/api/v1/events`. */
  readonly eventId: string;
  /** Of a repeating event: when this occurrence begins. */
  readonly occurrence: IsoDate | null;
}

/** Null for what the company did not enter: nobody moves a birthday, nor an observance. */
export function carriedOf(event: CalendarEvent): Carried | null {
  const request = editRequest(event);
  if (request?.kind !== 'edit') return null;
  const { eventId, occurrence } = request;
  return { event, eventId, occurrence };
}
