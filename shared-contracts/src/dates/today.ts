import { useCallback, useSyncExternalStore } from 'react';
import { isoDate, type IsoDate } from './iso-date.ts';

/** By zone: making one costs a thousand times what using it does, and it is used on every render. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/**
 * The date it is in `timeZone`, whatever zone the browser or the server is in.
 * At 23:30 in Buenos Aires it is still that day there, though UTC has moved on.
 */
export function todayIn(timeZone: string, now: Date = new Date()): IsoDate {
  return isoDate(formatIn(timeZone).format(now));
}

const MINUTE = 60_000;

/**
 * Calls `onTick` at every whole minute, and when the page comes back to view: a date changes at a
 * whole minute in every zone, and a sleeping laptop runs no timers.
 */
function everyMinute(onTick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const schedule = () => {
    timer = setTimeout(tick, MINUTE - (Date.now() % MINUTE));
  };
  const tick = () => {
    clearTimeout(timer);
    schedule();
    onTick();
  };
  schedule();
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('pageshow', tick);
  window.addEventListener('focus', tick);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('pageshow', tick);
    window.removeEventListener('focus', tick);
  };
}

/** Today in `timeZone`; re-renders when the date changes, and only then. */
export function useToday(timeZone: string): IsoDate {
  const snapshot = useCallback(() => todayIn(timeZone), [timeZone]);
  return useSyncExternalStore(everyMinute, snapshot, snapshot);
}
