import { isHoliday, type CalendarDay, type CalendarEvent } from '@almanaque/shared-contracts';

/** For everyone, and not a day on which the company said that it works. */
const isNonWorking = ({ origin }: CalendarEvent): boolean =>
  origin.kind === 'no-laborable' && origin.scope === null && origin.works !== true;

/**
 * The classes of a day's cell. A holiday tints it whole. A day 'no laborable' for everyone has a look
 * of its own, for it is not a holiday; one for some ('Comunidad judía') shows on its chip alone. Any
 * other highlight takes the colour of the type that comes first, not of the day's number (decisions).
 */
export function dayLook(day: CalendarDay | undefined): string {
  if (!day) return '';
  if (day.events.some(isHoliday)) return 'festivo holiday';
  if (day.events.some(isNonWorking)) return 'non-working';
  const first = day.events[0]?.type ?? day.highlights[0];
  return first ? `${first} highlight` : '';
}
