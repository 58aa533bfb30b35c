import {
  addDays,
  daysBetween,
  isoDate,
  type EventChange,
  type IsoDate,
} from '@almanaque/shared-contracts/schemas';
import type { Database } from '../db/database.ts';
import { moveKept, type Left, type Occurrence } from './move-kept.ts';
import type { Changed } from './change-event.ts';
import type { CompanyEventRow } from './company-event.ts';
import { nearestOccurrence } from './occurrences.ts';
import { daysMoved, isSeries, requireOccurrence } from './series.ts';

/** When the edited event, or occurrence, began before the change, and when after it. */
export interface Shift {
  readonly from: IsoDate;
  readonly to: IsoDate;
}

export function shiftOf(before: CompanyEventRow, { occurrence, date }: EventChange): Shift {
  const from = isSeries(before) ? requireOccurrence(before, occurrence) : isoDate(before.date);
  return { from, to: date ?? from };
}

/** The same where all that is known is how the event is before and after. */
export function shiftBetween({ before, after }: Changed): Shift {
  const from = isoDate(before.date);
  return {
    from,
    to: addDays(from, isSeries(before) && isSeries(after) ? daysMoved(before, after) : 0),
  };
}

const nearest = (row: CompanyEventRow, date: IsoDate): IsoDate | null =>
  isSeries(row) ? nearestOccurrence(row, date) : isoDate(row.date);

/**
 * Which occurrence of `after` one of `before` became: either is the nearest to where the other would
 * be. Undefined: none did, as where a series has fewer than it had, or one of it went its own way.
 */
export const counterpart =
  ({ before, after }: Changed, { from, to }: Shift) =>
  (occurrence: Occurrence): Occurrence | undefined => {
    if (isSeries(before) !== (occurrence !== null)) return undefined;
    const date = occurrence ?? isoDate(before.date);
    const days = daysBetween(from, to);
    const there = nearest(after, addDays(date, days));
    if (there === null || nearest(before, addDays(there, -days)) !== date) return undefined;
    return isSeries(after) ? there : null;
  };

/**
 * What was written or planned for an occurrence goes along with it. Call it in the change's transaction.
 * @param left Of the change that this one undoes.
 */
export const carryKept = (
  db: Database,
  changed: Changed,
  shift: Shift,
  left?: Left,
): Promise<Left> =>
  moveKept(db, {
    from: changed.before.id,
    to: changed.after.id,
    placeOf: counterpart(changed, shift),
    left,
  });
