/** What a contestant's page puts on `window.contestant`, for the bench to use it as a person would. */
export interface Driver {
  /** The month shown, 'YYYY-MM', as the screen says it. */
  readonly month: () => string;
  /** Where the month and its events are. */
  readonly calendar: () => Element | null;
  /** What a person clicks to go one month on, or back. */
  readonly step: (way: 'next' | 'previous') => Element | null;
  /** Where a person clicks to select a day: a place without an event. */
  readonly placeOf: (date: string) => Place | null;
  /** The selected day whose events are shown beside the month, as the screen says it. */
  readonly selected: () => string | null;
  /** Whether it still fetches what a later click will need. */
  readonly isFetching?: () => boolean;
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

declare global {
  interface Window {
    contestant?: Driver;
  }
}

/** Just inside the left upper corner of a day, where none of them has an event. */
export function cornerOf(day: Element | null): Place | null {
  if (!day) return null;
  const { left, top } = day.getBoundingClientRect();
  return { x: left + 4, y: top + 4 };
}
