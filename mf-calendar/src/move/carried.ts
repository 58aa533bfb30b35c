import {
  addDays,
  daysBetween,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { editRequest } from '../editor/editor-request.ts';

/** An event that was picked up, on the day it was picked up from: one of its days, where it has several. */
export interface Carried {
  readonly event: CalendarEvent;
  /** The `id` it has under `/api/v1/events`. */
  readonly eventId: string;
  /** The date on which this occurrence of a repeating event begins. */
  readonly occurrence: IsoDate | null;
}

/** Null for what the company did not enter: nobody moves a birthday, nor an observance. */
export function carriedOf(event: CalendarEvent): Carried | null {
  const request = editRequest(event);
  if (request?.kind !== 'edit') return null;
  const { eventId, occurrence } = request;
  return { event, eventId, occurrence };
}

/** The day on which what was picked up begins: of an event of several, perhaps not the day it was picked up from. */
export const beginningOf = ({ event }: Carried): IsoDate => event.span?.from ?? event.date;

/** The day on which it begins once it was put down on `to`. */
export const beginningOn = (carried: Carried, to: IsoDate): IsoDate =>
  addDays(beginningOf(carried), daysBetween(carried.event.date, to));
