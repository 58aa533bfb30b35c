import {
  isoDate,
  type CalendarEvent,
  type EventType,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { toCalendarEvent } from '../events/company-event.ts';
import { nearestDay } from '../events/spread-events.ts';
import { columnHasWords } from '../text/words.ts';

/** Events that repeat or last several days have theirs worked out: so many at most. */
const MAX_SPREAD = 100;

/** The company's events with these words in title, description or place: at most `limit` coming, and as many past. Of one type, where one is asked for. */
export async function findCompanyEvents(
  db: Database,
  words: readonly string[],
  from: IsoDate,
  limit: number,
  type: EventType | null = null,
): Promise<CalendarEvent[]> {
  const matching = db
    .selectFrom('company_events')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(columnHasWords('search_text', words))
    .$if(type !== null, (query) => query.where('type', '=', type))
    .orderBy('id');
  const singles = matching.clearOrderBy().where('shown_until', 'is', null).limit(limit);
  const [coming, past, spread] = await Promise.all([
    singles.where('date', '>=', from).orderBy('date').orderBy('time').orderBy('id').execute(),
    singles.where('date', '<', from).orderBy('date', 'desc').orderBy('id').execute(),
    matching.where('shown_until', 'is not', null).limit(MAX_SPREAD).execute(),
  ]);
  const days = [
    ...[...coming, ...past].map((row) => ({
      row,
      date: isoDate(row.date),
      from: isoDate(row.date),
    })),
    ...spread.flatMap((row) => nearestDay(row, from) ?? []),
  ];
  return days.map(toCalendarEvent);
}
