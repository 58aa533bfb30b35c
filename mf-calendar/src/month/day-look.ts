import {
  isHoliday,
  type CalendarDay,
  type CalendarEvent,
  type EventType,
} from '@almanaque/shared-contracts';

/** For everyone, and not a day on which the company said that it works. */
const isNonWorking = ({ origin }: CalendarEvent): boolean =>
  origin.kind === 'no-laborable' && origin.scope === null && origin.works !== true;

/**
 * What the whole of a day is, in month, agenda and year alike. A day 'no laborable' for everyone has a
 * look of its own, for it is not a holiday; one for some ('Comunidad judía') shows on its line alone, and
 * so does all else that falls on a day.
 */
export function dayLook(day: CalendarDay | undefined): 'holiday' | 'non-working' | '' {
  if (day?.events.some(isHoliday)) return 'holiday';
  return day?.events.some(isNonWorking) ? 'non-working' : '';
}

/** The types of which a day has a mark: a holiday has its look, and is no observance. */
export function marksOf({ events, highlights }: CalendarDay): readonly EventType[] {
  const observances = events.filter(({ type }) => type === 'festivo');
  const holidaysAlone = observances.length > 0 && observances.every(isHoliday);
  return holidaysAlone ? highlights.filter((type) => type !== 'festivo') : highlights;
}
