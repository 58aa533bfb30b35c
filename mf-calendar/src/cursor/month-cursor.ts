import {
  isKnownYear,
  isSameMonth,
  selectedDate,
  yearOf,
  type IsoDate,
  type Selection,
} from '@almanaque/shared-contracts';

/** Where the person is in the calendar. The month shown is always the cursor's own. */
export interface MonthCursor {
  /** The grid's one tab stop. */
  readonly date: IsoDate;
  /** The last change of month: how many there were, and whether this one went forward in time. */
  readonly turn: { readonly count: number; readonly forward: boolean };
  /** The selection last taken into account. */
  readonly seen: Selection;
}

/** Starts on the selected day, or on today. */
export const cursorAt = (today: IsoDate, selection: Selection): MonthCursor => ({
  date: selectedDate(selection) ?? today,
  turn: { count: 0, forward: true },
  seen: selection,
});

/** Dates outside the known years are not gone to. */
export function moveTo(cursor: MonthCursor, date: IsoDate): MonthCursor {
  if (!isKnownYear(yearOf(date)) || date === cursor.date) return cursor;
  if (isSameMonth(cursor.date, date)) return { ...cursor, date };
  return { ...cursor, date, turn: { count: cursor.turn.count + 1, forward: date > cursor.date } };
}

/**
 * Jumps to what was newly selected, wherever that happened: in the grid, in the bell, in the address
 * (specification, section 2). Deselecting, or closing the recommendations of a day that stays
 * selected, moves nothing. An event opened a second time is jumped to again.
 */
export function follow(cursor: MonthCursor, selection: Selection): MonthCursor {
  const date = selectedDate(selection);
  const chosen = selection.kind === 'event' || date !== selectedDate(cursor.seen);
  const moved = date !== null && chosen ? moveTo(cursor, date) : cursor;
  return { ...moved, seen: selection };
}
