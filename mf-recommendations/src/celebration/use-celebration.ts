import {
  daysOffAmong,
  eventsOf,
  useHost,
  useQuery,
  useToday,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { celebrationOf, type Celebration } from './celebration.ts';
import { daysOffQuery } from './days-off-query.ts';

export interface CelebrationRead extends Celebration {
  readonly today: IsoDate;
  /** The days off could not be read: weekends alone were minded. */
  readonly withoutDaysOff: boolean;
}

/** When `event` is celebrated; null while the days off are read. */
export function useCelebration(
  event: CalendarEvent,
  leadDays: number | null,
  chosen: IsoDate | undefined,
): CelebrationRead | null {
  const { apiBase, timeZone } = useHost();
  const today = useToday(timeZone);
  const range = useQuery(daysOffQuery(apiBase, event.date));
  if (range.isPending && range.fetchStatus !== 'paused') return null;
  const daysOff = daysOffAmong(range.data ? eventsOf(range.data) : []);
  const celebration = celebrationOf(event, { daysOff, today, leadDays, chosen });
  return { ...celebration, today, withoutDaysOff: range.data === undefined };
}
