import { monthOf, type IsoDate } from '@almanaque/shared-contracts';
import type { MonthAtHand } from './use-neighbours.ts';

/** A month that is drawn: the one that is shown, or one that waits behind it. */
export interface Page extends MonthAtHand {
  /** 0 to 2. A page that comes to a place is written over the one that was there. */
  readonly place: number;
  readonly isShown: boolean;
}

/** Three months in a row have three places, also across the years: a step to the next is written over the last but one. */
const placeOf = (first: IsoDate): number => monthOf(first) % 3;

/** In the order of their places, so that none ever moves. What is at hand waits where the shown one leaves room. */
export function pagesOf(shown: MonthAtHand, atHand: readonly MonthAtHand[]): Page[] {
  const pages: Page[] = [];
  for (const month of [...atHand, shown]) {
    const place = placeOf(month.first);
    pages[place] = { ...month, place, isShown: month === shown };
  }
  // Without the holes of places that no month has.
  return pages.flat();
}
