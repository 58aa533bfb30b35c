import {
  dayOfMonth,
  weekday,
  type CalendarDay,
  type EventType,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { EventTypeMark } from '@almanaque/ui';
import { memo } from 'react';
import { cellName } from '../month/cell-name.ts';
import type { CellMark } from '../month/marks/cell-marks.tsx';
import { dayLook, marksOf } from '../month/day-look.ts';

/** What a date stands for itself. Of people there is somebody on most days: one quiet dot says so. */
const isOfTheDay = (type: EventType): boolean => type === 'festivo' || type === 'personalizado';

interface SmallDayProps {
  readonly date: IsoDate;
  readonly day: CalendarDay | undefined;
  readonly mark: CellMark | undefined;
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
}

/** One day of a small month: its look as in the month, and in words all that the month's cell says. */
export const SmallDay = memo(function SmallDay(props: SmallDayProps) {
  const { date, day, mark, isToday, isSelected, isTabStop } = props;
  const classes = [
    'small-day',
    `on-${weekday(date)}`,
    dayLook(day),
    isToday && 'today',
    isSelected && 'selected',
  ];
  const marks = day ? marksOf(day) : [];
  return (
    <div
      role="gridcell"
      data-date={date}
      className={classes.filter(Boolean).join(' ')}
      tabIndex={isTabStop ? 0 : -1}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className="unseen">{cellName(date, day, isToday, mark?.label)}</span>
      <span className="number" aria-hidden="true">
        {dayOfMonth(date)}
      </span>
      <span className="marks" aria-hidden="true">
        {marks.filter(isOfTheDay).map((type) => (
          <EventTypeMark key={type} type={type} size={6} />
        ))}
        {!marks.every(isOfTheDay) && <i className="people" />}
        {mark?.ring}
      </span>
    </div>
  );
});
