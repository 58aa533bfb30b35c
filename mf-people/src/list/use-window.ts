import { useCallback, useState, type UIEvent } from 'react';
import type { Place } from './place.ts';

/** In `rem`: two lines of a name that is long, and what stands below it, in letters of any size. */
export const ROW_REM = 3.75;
const rowHeight = (): number =>
  ROW_REM * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);

/** Rows drawn beyond what is in view, so that scrolling meets drawn rows. */
const BEYOND = 12;

export interface Window {
  readonly from: number;
  readonly to: number;
}

export const windowOf = (
  scrollTop: number,
  height: number,
  row: number,
  count: number,
): Window => ({
  from: Math.max(0, Math.floor(scrollTop / row) - BEYOND),
  to: Math.min(count, Math.ceil((scrollTop + height) / row) + BEYOND),
});

/** Which of `count` rows to draw: those in view, whatever the length of the list. */
export function useWindow(count: number, place: Place) {
  // The list is never taller than the screen.
  const [view, setView] = useState(() => ({
    top: place.get(),
    height: innerHeight,
    row: rowHeight(),
  }));
  const restore = useCallback(
    (list: HTMLElement | null) => {
      // A new list is at its top. Setting that too would make the browser lay it out before it is drawn.
      if (list && place.get() > 0) list.scrollTop = place.get();
    },
    [place],
  );
  return {
    ...windowOf(view.top, view.height, view.row, count),
    restore,
    onScroll: ({ currentTarget: { scrollTop } }: UIEvent<HTMLElement>) => {
      place.set(scrollTop);
      // A whole number of rows: scrolling within one draws nothing.
      const top = Math.floor(scrollTop / view.row) * view.row;
      setView((now) => (now.top === top ? now : { ...now, top }));
    },
  };
}
