import {
  dayOfMonth,
  isHoliday,
  weekday,
  type CalendarDay,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { EventTypeMarks } from '@almanaque/ui';
import { memo } from 'react';
import { useMoveAccess } from '../move/move-context.ts';
import type { Lanes } from './bars.ts';
import { cellName } from './cell-name.ts';
import { dayLook, marksOf } from './day-look.ts';
import type { CellMark } from './marks/cell-marks.tsx';
import { DayLines } from './day-lines-view.tsx';
import { titleIn } from './day-lines.ts';
import type { CellRoom } from './use-room.ts';

interface DayCellProps {
  readonly date: IsoDate;
  readonly day: CalendarDay | undefined;
  readonly lanes: Lanes;
  readonly room: CellRoom;
  readonly mark: CellMark | undefined;
  readonly isOutside: boolean;
  readonly isPast: boolean;
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
}

/** In two lines beside the number. */
const holidayNames = ({ events }: CalendarDay, { letters }: CellRoom): string => {
  const holidays = events.filter(isHoliday);
  return holidays.map((event) => titleIn(event, (1.5 * letters) / holidays.length)).join(' y ');
};

/** One day of the grid. Plain elements, and drawn again only when its own day changes. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { date, day, lanes, room, mark, isOutside, isPast, isToday, isSelected, isTabStop } = props;
  const moves = useMoveAccess();
  const isWeekend = weekday(date) % 6 === 0;
  const look = dayLook(day);
  const marks = day ? marksOf(day) : [];
  const classes = [
    'cell',
    look,
    isOutside && 'outside',
    isPast && 'past',
    isWeekend && 'weekend',
    isToday && 'today',
    isSelected && 'selected',
  ];
  return (
    <div
      ref={moves?.day(date)}
      role="gridcell"
      data-date={date}
      className={classes.filter(Boolean).join(' ')}
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      aria-label={cellName(date, day, isToday, mark?.label)}
    >
      <span className="number" aria-hidden="true">
        {dayOfMonth(date)}
        {mark?.ring}
      </span>
      {day && (
        <>
          {look === 'holiday' && (
            <span className="holiday-name" aria-hidden="true">
              {holidayNames(day, room)}
            </span>
          )}
          {marks.length > 0 && (
            <EventTypeMarks className={day.total > 0 ? 'marks' : 'marks alone'} types={marks} />
          )}
          {day.total > 0 && <DayLines day={day} lanes={lanes} room={room} isTabStop={isTabStop} />}
        </>
      )}
    </div>
  );
});
