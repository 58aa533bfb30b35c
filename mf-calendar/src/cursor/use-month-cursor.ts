import { useSelection, type IsoDate } from '@almanaque/shared-contracts';
import { useState } from 'react';
import { cursorAt, follow, moveTo, type MonthCursor } from './month-cursor.ts';

/** The cursor, which follows the page's selection, and the way to move it. */
export function useMonthCursor(today: IsoDate): [MonthCursor, (date: IsoDate) => void] {
  const selection = useSelection();
  const [stored, setCursor] = useState(() => cursorAt(today, selection));
  // Worked out while rendering, so that no frame shows the old month with the new selection.
  const cursor = stored.seen === selection ? stored : follow(stored, selection);
  if (cursor !== stored) setCursor(cursor);
  const [move] = useState(
    () => (date: IsoDate) => setCursor((current: MonthCursor) => moveTo(current, date)),
  );
  return [cursor, move];
}
