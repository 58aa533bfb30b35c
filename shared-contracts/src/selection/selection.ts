import * as z from 'zod/mini';
import { calendarEventSchema, type CalendarEvent } from '../calendar/event.ts';
import { isoDateSchema, type IsoDate } from '../dates/iso-date.ts';

/**
 * What the person is looking at. An event is selected exactly while its recommendations are open:
 * clicking a day shows that day, and closes them (specification, sections 2 and 4).
 */
export const selectionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('day'), date: isoDateSchema }),
  z.object({ kind: z.literal('event'), event: calendarEventSchema }),
]);
export type Selection = z.infer<typeof selectionSchema>;

export const NOTHING_SELECTED: Selection = { kind: 'none' };

export function selectedDate(selection: Selection): IsoDate | null {
  switch (selection.kind) {
    case 'none':
      return null;
    case 'day':
      return selection.date;
    case 'event':
      return selection.event.date;
  }
}

export const selectedEvent = (selection: Selection): CalendarEvent | null =>
  selection.kind === 'event' ? selection.event : null;
