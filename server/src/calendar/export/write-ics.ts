import type { CalendarEvent } from '@almanaque/shared-contracts/schemas';
import { entryOf } from '../../events/entry-of.ts';
import type { Entry } from '../../ical/entry.ts';
import { vcalendar } from '../../ical/vcalendar.ts';

/** The same in every file that has that occurrence, whichever of its days the file begins with. */
function uidOf({ id, origin, span }: CalendarEvent): string {
  if (origin.kind !== 'empresa' || origin.eventId === undefined) return id;
  const occurrence = origin.occurrence ?? span?.from;
  return `empresa-${origin.eventId}${occurrence === undefined ? '' : `-${occurrence}`}`;
}

const entry = (event: CalendarEvent): Entry => ({
  ...entryOf(event),
  uid: `${uidOf(event)}@almanaque`,
});

/** Each occurrence by itself: a file tells what the range holds, and no more. */
export const icsOf = (events: readonly CalendarEvent[]): Promise<string> =>
  vcalendar('Almanaque', events.map(entry));
