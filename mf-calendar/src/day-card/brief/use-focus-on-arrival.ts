import { useEffect, useRef } from 'react';
import type { CalendarEvent } from '@almanaque/shared-contracts';

/**
 * Asking for more takes away the button that asked: the focus goes to the first entry that came.
 * @param of Whose entries they are: what is awaited is given up with it.
 * @param events Those that are here, in the order they came in; each entry names its own.
 * @returns the ref of what holds the entries, and what to call when more is asked for.
 */
export function useFocusOnArrival(of: string, events: readonly CalendarEvent[]) {
  const holder = useRef<HTMLDivElement>(null);
  const awaited = useRef<number | null>(null);
  useEffect(() => {
    awaited.current = null;
  }, [of]);
  useEffect(() => {
    const arrived = awaited.current === null ? undefined : events[awaited.current];
    if (!arrived) return;
    awaited.current = null;
    if (document.activeElement !== document.body) return;
    const entries = holder.current?.querySelectorAll<HTMLElement>('[data-event]') ?? [];
    const entry = [...entries].find(({ dataset }) => dataset['event'] === arrived.id);
    if (!entry) return;
    entry.tabIndex = -1;
    entry.focus();
  }, [events]);
  const onAsked = () => {
    awaited.current = events.length;
  };
  return { holder, onAsked };
}
