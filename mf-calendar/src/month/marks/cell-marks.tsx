import type { DayMark } from '@almanaque/shared-contracts/marks';
import type { IsoDate } from '@almanaque/shared-contracts';
import type { ReactNode } from 'react';
import { Ring } from './ring.ts';

/** What the cell of a marked day has more than another. */
export interface CellMark {
  /** At the end of what is said of the day. */
  readonly label: string;
  /** Of which no screen reader is told. */
  readonly ring: ReactNode;
}

export type CellMarks = ReadonlyMap<IsoDate, CellMark>;

const known = new Map<string, CellMark>();

/** Always the same for the same words, so that a day that stays marked is not drawn again. */
function cellMark(label: string): CellMark {
  const mark = known.get(label) ?? { label, ring: <Ring title={label} /> };
  known.set(label, mark);
  return mark;
}

/** What several say of a day is said once, one after the other. */
export function cellMarks(marks: readonly DayMark[]): CellMarks {
  const labels = new Map<IsoDate, Set<string>>();
  for (const { date, label } of marks) {
    labels.set(date, (labels.get(date) ?? new Set()).add(label));
  }
  return new Map([...labels].map(([date, said]) => [date, cellMark([...said].join(', '))]));
}
