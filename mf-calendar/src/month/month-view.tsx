import {
  isFiltered,
  isSameMonth,
  startOfMonth,
  useFilter,
  useHost,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { FailureNotice, useCode, useContributions } from '@almanaque/ui';
import { useRef, useState } from 'react';
import type { MonthCursor } from '../cursor/month-cursor.ts';
import { NothingPassesSlot } from '../filters/filter-slots.tsx';
import type { CellMarks } from './marks/cell-marks.tsx';
import { loadDayMarks } from './marks/load-day-marks.ts';
import { MonthGrid } from './month-grid.tsx';
import { useMonth } from './use-month.ts';
import { perDayIn, useRoom } from './use-room.ts';

interface MonthViewProps {
  readonly cursor: MonthCursor;
  readonly today: IsoDate;
  readonly selected: IsoDate | null;
  readonly onMove: (date: IsoDate) => void;
  readonly onChoose: (date: IsoDate) => void;
  /** Takes the focus: what removed the filter is gone. */
  readonly onUnfiltered: () => void;
}

/** The cursor's month, or why it is not there. */
export function MonthView({ onUnfiltered, ...grid }: MonthViewProps) {
  const { cursor } = grid;
  const { apiBase } = useHost();
  const filter = useFilter();
  const ref = useRef<HTMLDivElement>(null);
  const room = useRoom(ref);
  const first = startOfMonth(cursor.date);
  const { atHand, ...month } = useMonth(apiBase, first, filter, perDayIn(room));
  const [marks, setMarks] = useState<CellMarks | null>(null);
  const marking = useCode(
    'day-marks',
    loadDayMarks,
    useContributions('mf-calendar/day-mark@1').length > 0 && month.status === 'ready',
  );
  const isEmptied =
    isFiltered(filter) &&
    month.status === 'ready' &&
    ![...month.days.keys()].some((date) => isSameMonth(date, cursor.date));
  return (
    <>
      {month.status === 'failed' && (
        <div className="failure">
          <FailureNotice
            message="No pudimos traer los eventos de este mes."
            onRetry={month.retry}
          />
        </div>
      )}
      {isEmptied && (
        <NothingPassesSlot
          message="Con los filtros puestos no queda nada en este mes."
          onRemoved={onUnfiltered}
        />
      )}
      <MonthGrid {...grid} {...{ ref, room, marks, month, atHand }} />
      {marking.status === 'ready' && <marking.part first={first} onMarks={setMarks} />}
    </>
  );
}
