import { dayOfMonth, weekday, type CalendarDay, type IsoDate } from '@almanaque/shared-contracts';
import { EventTypeMarks } from '@almanaque/ui';
import { memo } from 'react';
import { useMoveAccess } from '../move/move-context.ts';
import { cellName } from './cell-name.ts';
import { DayChips } from './day-chips.tsx';
import { dayLook } from './day-look.ts';

interface DayCellProps {
  readonly date: IsoDate;
  readonly day: CalendarDay | undefined;
  readonly isOutside: boolean;
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
}

/** One day of the grid. Plain elements, and drawn again only when its own day changes. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { date, day, isOutside, isToday, isSelected, isTabStop } = props;
  const moves = useMoveAccess();
  const isWeekend = weekday(date) % 6 === 0;
  const classes = [
    'cell',
    dayLook(day),
    isOutside && 'outside',
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
    >
      {/* Its name stands for the number, and is the cell's: a hidden text in each would be laid out too. */}
      <span className="number" role="img" aria-label={cellName(date, day, isToday)}>
        {dayOfMonth(date)}
      </span>
      {day && (
        <>
          {day.highlights.length > 0 && <EventTypeMarks className="marks" types={day.highlights} />}
          {day.total > 0 && <DayChips day={day} />}
        </>
      )}
    </div>
  );
});
