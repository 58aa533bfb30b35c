import type { CalendarEvent, IsoDate } from '@almanaque/shared-contracts';
import { useEffect, useState } from 'react';
import { afterFrame } from '../after-frame.ts';

/**
 * By which an event's entry is known. The first that a day is painted with by their place, so that those
 * of another day are written over them instead of being made anew; what joins them by itself by its id,
 * so that the focus stays with the event it was on.
 */
export function useStableKeys(of: IsoDate, events: readonly CalendarEvent[]) {
  const [last, setPainted] = useState<{ of: IsoDate; ids: readonly string[] } | null>(null);
  useEffect(
    () =>
      afterFrame(() =>
        setPainted((now) => (now?.of === of ? now : { of, ids: events.map(({ id }) => id) })),
      ),
    [of, events],
  );
  return (event: CalendarEvent, place: number): string | number => {
    const painted = last?.of === of ? last.ids.indexOf(event.id) : place;
    return painted === -1 ? event.id : painted;
  };
}
