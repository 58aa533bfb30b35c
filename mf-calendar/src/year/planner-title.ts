import type { CalendarEvent } from '@almanaque/shared-contracts';
import { personDate } from '../month/person-date.ts';

/**
 * What a line of the wall planner has room for. The mark before it says what a person's date is, so
 * the name comes first: 'Marina Olivera', 'Marina Olivera, 5 años'.
 */
export function plannerTitle(event: Pick<CalendarEvent, 'type' | 'title'>): string {
  const person = personDate(event);
  if (!person) return event.title;
  // '19 años' stays in one line.
  return person.years === null
    ? person.name
    : `${person.name}, ${person.years.replace(' ', '\u00a0')}`;
}
