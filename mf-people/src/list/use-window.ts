import { useCallback, useState, type UIEvent } from 'react';
import type { Place } from './place.ts';

export const ROW_HEIGHT = 60;
/** Rows drawn beyond what is in view, so that scrolling meets drawn rows. */
const BEYOND = 12;

export interface Window {
  readonly from: number;
  readonly to: number;
}

export const windowOf = (scrollTop: number, height: number, count: number): Window => ({
  from: Math.max(0, Math.floor(scrollTop / ROW_HEIGHT) - BEYOND),
  to: Math.min(count, Math.ceil((scrollTop + height) / ROW_HEIGHT) + BEYOND),
});

/** Which of `count` rows to draw: those in view, whatever the length of the list. */
export function useWindow(count: number, place: Place) {
  // The list is never taller than the screen.
  const [view, setView] = useState(() => ({ top: place.get(), height: innerHeight }));
  const restore = useCallback(
    (list: HTMLElement | null) => {
      // A new list is at its top. Setting that too would make the browser lay it out before it is drawn.
      if (list && place.get() > 0) list.scrollTop = place.get();
    },
    [place],
  );
  return {
    ...windowOf(view.top, view.height, count),
    restore,
    onScroll: ({ currentTarget: { scrollTop } }: UIEvent<HTMLElement>) => {
      place.set(scrollTop);
      // A whole number of rows: scrolling within one draws nothing.
      const top = Math.floor(scrollTop / ROW_HEIGHT) * ROW_HEIGHT;
      setView((now) => (now.top === top ? now : { ...now, top }));
    },
  };
}
