import { isHoliday, type CalendarDay } from '@almanaque/shared-contracts';

/**
 * The classes of a day's cell. A holiday tints it whole. A day 'no laborable' for everyone has a look
 * of its own, for it is not a holiday; one for some ('Comunidad judía') shows on its chip alone. Any
 * other highlight takes the colour of the type that comes first, not of the day's number (decisions).
 */
export function dayLook(day: CalendarDay | undefined): string {
  if (!day) return '';
  if (day.events.some(isHoliday)) return 'festivo holiday';
  if (day.events.some(({ origin }) => origin.kind === 'no-laborable' && origin.scope === null)) {
    return 'non-working';
  }
  const first = day.events[0]?.type ?? day.highlights[0];
  return first ? `${first} highlight` : '';
}
