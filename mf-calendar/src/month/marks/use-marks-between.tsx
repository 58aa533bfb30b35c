import type { IsoDate } from '@almanaque/shared-contracts';
import { useCode, useContributions } from '@almanaque/ui';
import { useState, type ReactNode } from 'react';
import { DAY_MARK } from '../../contributions.ts';
import type { CellMarks } from './cell-marks.tsx';
import { loadDayMarks } from './load-day-marks.ts';

interface MarksBetween {
  /** Null: nobody marks anything, or they are not here. */
  readonly marks: CellMarks | null;
  /** Whoever marks the days: it draws nothing. */
  readonly marking: ReactNode;
}

/** What is marked of the days that are shown, once they are: `isThere`. */
export function useMarksBetween(first: IsoDate, last: IsoDate, isThere: boolean): MarksBetween {
  const [marks, setMarks] = useState<CellMarks | null>(null);
  const isMarked = useContributions(DAY_MARK.point).length > 0;
  const code = useCode('day-marks', loadDayMarks, isMarked && isThere);
  return {
    marks,
    marking: code.status === 'ready' && <code.part {...{ first, last }} onMarks={setMarks} />,
  };
}
