import { addMonths, useSelection, type IsoDate } from '@almanaque/shared-contracts';
import { useState } from 'react';
import { cursorAt, follow, moveTo, type MonthCursor } from './month-cursor.ts';

/** The ways to move the cursor. They stay the same ones. */
interface Moves {
  readonly moveTo: (date: IsoDate) => void;
  /** By whole months, keeping the day where the month has it. */
  readonly stepBy: (months: number) => void;
}

/** The cursor, which follows the page's selection, and the ways to move it. */
export function useMonthCursor(today: IsoDate): [MonthCursor, Moves] {
  const selection = useSelection();
  const [stored, setCursor] = useState(() => cursorAt(today, selection));
  // Worked out while rendering, so that no frame shows the old month with the new selection.
  const cursor = stored.seen === selection ? stored : follow(stored, selection);
  if (cursor !== stored) setCursor(cursor);
  const [moves] = useState<Moves>(() => ({
    moveTo: (date) => setCursor((current) => moveTo(current, date)),
    stepBy: (months) => setCursor((current) => moveTo(current, addMonths(current.date, months))),
  }));
  return [cursor, moves];
}
