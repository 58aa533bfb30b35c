import type { QueryClient } from '@almanaque/shared-contracts';

/** What the calendar's queries begin their keys with: ranges, and whole days. */
export const CALENDAR_KEYS = ['calendar', 'calendar-day'] as const;

/** Has all that shows company events read again. */
export function refreshCalendar(client: QueryClient, apiBase: string): void {
  for (const key of CALENDAR_KEYS) void client.invalidateQueries({ queryKey: [key, apiBase] });
}
