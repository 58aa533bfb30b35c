import {
  dayQuery,
  NO_FILTER,
  type CalendarEvent,
  type IsoDate,
  type QueryClient,
} from '@almanaque/shared-contracts';

/** The event of that day, also one of a crowded day's later pages; null when it is not there. */
export async function findEvent(
  queries: QueryClient,
  apiBase: string,
  date: IsoDate,
  id: string,
): Promise<CalendarEvent | null> {
  let after: string | undefined;
  do {
    const page = await queries.query(dayQuery(apiBase, date, NO_FILTER, after));
    const event = page.events.find((candidate) => candidate.id === id);
    if (event) return event;
    after = page.next;
  } while (after !== undefined);
  return null;
}
