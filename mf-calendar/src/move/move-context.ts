import type { CalendarEvent, IsoDate } from '@almanaque/shared-contracts';
import { createContext, use, type RefCallback } from 'react';

export type Attach = RefCallback<HTMLElement>;

/** What makes the parts of the month take part in moving events. */
export interface MoveAccess {
  /** Makes a chip one that can be dragged; undefined for an event that is not moved. */
  readonly chip: (event: CalendarEvent) => Attach | undefined;
  /** Makes a day one on which events can be dropped. */
  readonly day: (date: IsoDate) => Attach;
  /** Makes a button one that is pressed by holding an event over it. */
  readonly step: Attach;
  /** Picks an event up: the next day that is chosen in the month is where it goes. */
  readonly carry: (event: CalendarEvent) => void;
}

const MoveContext = createContext<MoveAccess | null>(null);

export const MoveProvider = MoveContext.Provider;

/** Null where nothing can be moved: no organiser's session, or its code is not here yet. */
export const useMoveAccess = (): MoveAccess | null => use(MoveContext);
