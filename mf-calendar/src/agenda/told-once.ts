import type { CalendarDay, CalendarEvent, IsoDate } from '@almanaque/shared-contracts';

/** What began on an earlier day is told there; what goes on, also today. */
export const isToldEarlier = ({ date, span }: CalendarEvent, today: IsoDate): boolean =>
  span !== undefined && span.from < date && date !== today;

/** A day without what was told on an earlier one. */
export function toldOnce(day: CalendarDay, today: IsoDate): CalendarDay {
  if (day.date === today || (day.continued ?? 0) === 0) return day;
  return {
    ...day,
    events: day.events.filter((event) => !isToldEarlier(event, today)),
    total: day.total - (day.continued ?? 0),
  };
}
