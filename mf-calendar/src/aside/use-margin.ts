import { useSyncExternalStore } from 'react';

/** How much stands in the margin. */
export interface Margin {
  readonly rows: number;
  /** How many of the rows may be people's dates: there are so many that nothing else would be seen. */
  readonly people: number;
  readonly faces: number;
}

/** Two rows of faces in the margin of a usual window. */
export const USUAL: Margin = { rows: 5, people: 2, faces: 5 };
/** In a window of these pixels more is seen without scrolling. */
const TALL: Margin = { rows: 9, people: 3, faces: 9 };
const MIN_WIDTH = 1800;
const MIN_HEIGHT = 1250;

const follow = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

const marginNow = (): Margin =>
  window.innerWidth >= MIN_WIDTH && window.innerHeight >= MIN_HEIGHT ? TALL : USUAL;

/** A tall window's margin is not left half empty. */
export const useMargin = (): Margin => useSyncExternalStore(follow, marginNow);
