import {
  addMonths,
  daysOffAmong,
  eventsOf,
  monthQuery,
  preparationDays,
  type CalendarDay,
  type CalendarEvent,
  type DaysOff,
  type IsoDate,
  type QueryClient,
} from '@almanaque/shared-contracts';
import { FIRST_IDEAS, occasionOf } from '@almanaque/shared-contracts/ideas';

/** The first event from `today` on whose first idea there is still time for. `days` are in order of date. */
export const nextInTime = (
  days: readonly CalendarDay[],
  today: IsoDate,
  daysOff: DaysOff,
): CalendarEvent | undefined =>
  days
    .filter(({ date }) => date >= today)
    // What goes on for several days is prepared for the first of them.
    .flatMap(({ date, events }) => events.filter(({ span }) => !span || span.from === date))
    .find((event) => {
      const { leadDays } = FIRST_IDEAS[occasionOf(event)];
      return preparationDays(event, leadDays, today, daysOff).startBy >= today;
    });

/** Looks for it in this month's weeks and the next one's, most of which the calendar has asked for. */
export async function findNextInTime(
  queries: QueryClient,
  apiBase: string,
  today: IsoDate,
): Promise<CalendarEvent | undefined> {
  const [early, late] = await Promise.all([
    queries.query(monthQuery(apiBase, today)),
    queries.query(monthQuery(apiBase, addMonths(today, 1))),
  ]);
  const days = [...early.days, ...late.days.filter(({ date }) => date > early.to)];
  const daysOff = daysOffAmong([early, late].flatMap(eventsOf));
  return nextInTime(days, today, daysOff);
}
