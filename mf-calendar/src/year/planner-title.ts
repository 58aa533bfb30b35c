import type { CalendarEvent } from '@almanaque/shared-contracts';

const BIRTHDAY = /^Cumpleaños de (.+)$/;
const ANNIVERSARY = /^Aniversario de (\d+ años?) de (.+)$/;

/**
 * What a line of the wall planner has room for. The mark before it says what a person's date is, so
 * the name comes first: 'Marina Olivera', 'Marina Olivera, 5 años'.
 */
export function plannerTitle({ type, title }: Pick<CalendarEvent, 'type' | 'title'>): string {
  if (type === 'cumpleanos') return title.replace(BIRTHDAY, '$1');
  if (type === 'aniversario') return title.replace(ANNIVERSARY, '$2, $1');
  return title;
}
