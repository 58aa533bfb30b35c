import { gridDates, type IsoDate } from '@almanaque/shared-contracts';
import { dayMarks } from '@almanaque/shared-contracts/marks';
import { Contributions } from '@almanaque/ui';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { DAY_MARK } from '../../contributions.ts';
import { cellMarks, type CellMarks } from './cell-marks.tsx';

interface DayMarksProps {
  /** The first day that is shown. */
  readonly first: IsoDate;
  /** And the last one; absent: all that the grid of its month shows. */
  readonly last?: IsoDate;
  /** Told what is marked, as it is now; null: nothing. It is stable. */
  readonly onMarks: (marks: CellMarks | null) => void;
}

/** Whoever marks the days that are seen: they draw nothing, and neither does one that does not come. */
export function DayMarks({ first, last, onMarks }: DayMarksProps) {
  const { subscribe, getState } = dayMarks();
  const marks = useSyncExternalStore(subscribe, getState);
  useLayoutEffect(() => {
    onMarks(cellMarks(marks));
    return () => onMarks(null);
  }, [marks, onMarks]);
  const dates = last ? [first, last] : gridDates(first);
  return (
    <Contributions
      point={DAY_MARK}
      props={{ from: dates[0] ?? first, to: dates.at(-1) ?? first }}
    />
  );
}
