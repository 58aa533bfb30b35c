import type { CalendarDay, CalendarEvent, IsoDate } from '@almanaque/shared-contracts';

/** Where an agenda begins, and which of its days is today. */
interface Shown {
  readonly first: IsoDate;
  readonly today: IsoDate;
}

const isBeginning = (date: IsoDate, { first, today }: Shown): boolean =>
  date === first || date === today;

/** What began on an earlier day is told there; what goes on, also on the first day shown, and today. */
export const isToldEarlier = ({ date, span }: CalendarEvent, shown: Shown): boolean =>
  span !== undefined && span.from < date && !isBeginning(date, shown);

/** A day without what was told on an earlier one. */
export function toldOnce(day: CalendarDay, shown: Shown): CalendarDay {
  if (isBeginning(day.date, shown) || (day.continued ?? 0) === 0) return day;
  return {
    ...day,
    events: day.events.filter((event) => !isToldEarlier(event, shown)),
    total: day.total - (day.continued ?? 0),
  };
}
