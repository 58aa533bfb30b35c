import type { CalendarEvent, QueryClient } from '@almanaque/shared-contracts';

/** What is being written over a message, until it is saved or let go: nobody else sees any of it. */
export interface Writing {
  readonly text: string;
  /** What stood there when it began. */
  readonly from: string;
  /** Version of what was kept then; what was begun on an earlier one meets the later. */
  readonly version: number;
}

export const isChanged = ({ text, from }: Writing): boolean => text !== from;

/** As long as the page's query cache lives: what takes the sheet away, such as going back, takes no text with it. */
const places = new WeakMap<QueryClient, Map<string, Writing>>();

/** @returns where what is written for a message waits while the sheet is away. */
export function writingPlace(client: QueryClient, event: CalendarEvent, recommendationId: string) {
  const unfinished = places.get(client) ?? new Map<string, Writing>();
  places.set(client, unfinished);
  const key = `${event.id} ${recommendationId}`;
  return {
    find: (): Writing | null => unfinished.get(key) ?? null,
    put: (writing: Writing | null): void => {
      if (writing && isChanged(writing)) unfinished.set(key, writing);
      else unfinished.delete(key);
    },
  };
}
