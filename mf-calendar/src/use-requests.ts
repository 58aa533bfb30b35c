import { offerCalendar, type CalendarRequest } from '@almanaque/shared-contracts';
import { useEffect, useEffectEvent } from 'react';

/** While it is mounted, other parts of the page may ask the calendar for something. */
export function useRequests(answer: (request: CalendarRequest) => void): void {
  const run = useEffectEvent(answer);
  useEffect(() => offerCalendar((request) => run(request)), []);
}
