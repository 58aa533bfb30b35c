import {
  dayOfMonth,
  endOfMonth,
  gridDates,
  isSameMonth,
  weekday,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { memo, useEffect, useMemo, useRef } from 'react';
import { whenIdle } from '../when-idle.ts';
import { lanesOf, NO_LANES } from './bars.ts';
import { DayCell } from './day-cell.tsx';
import type { DaysByDate } from './days-by-date.ts';
import type { CellMarks } from './marks/cell-marks.tsx';
import type { Room } from './use-room.ts';

interface MonthPageProps {
  readonly first: IsoDate;
  readonly days: DaysByDate;
  readonly today: IsoDate;
  readonly room: Room;
  readonly marks: CellMarks | null;
  /** Else it waits, hidden from everyone. */
  readonly isShown: boolean;
  readonly selected: IsoDate | null;
  readonly tabStop: IsoDate | null;
}

const weeksOf = (month: IsoDate): IsoDate[][] => {
  const dates = gridDates(month);
  return Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));
};

/** Five where five suffice (decisions, second round); a February of four has one more, for the page's sake. */
const hasSixWeeks = (first: IsoDate): boolean =>
  weekday(first) + dayOfMonth(endOfMonth(first)) > 35;

/** The weeks of a month. One that waits is laid out too, so that to show it is to paint it. */
export const MonthPage = memo(function MonthPage(props: MonthPageProps) {
  const { first, days, today, room, marks, isShown, selected, tabStop } = props;
  const page = useRef<HTMLDivElement>(null);
  const laidOut = useRef<DaysByDate>(null);
  const weeks = useMemo(() => weeksOf(first), [first]);
  const lanes = useMemo(() => weeks.map((week) => lanesOf(week, days)), [weeks, days]);
  const count = hasSixWeeks(first) ? 6 : 5;

  useEffect(() => {
    if (isShown) laidOut.current = days;
    if (laidOut.current === days) return;
    return whenIdle(() => {
      laidOut.current = days;
      // Asking where something is makes the browser do what it otherwise leaves for later. Of what is
      // hidden Chromium works out the styles at the first question, and the places at the second.
      for (const week of page.current?.children ?? []) week.getBoundingClientRect();
    });
  }, [isShown, days]);

  return (
    <div
      ref={page}
      role="rowgroup"
      className={isShown ? 'page' : 'page waiting'}
      aria-hidden={!isShown || undefined}
    >
      {weeks.map((dates, week) => (
        // The sixth stays where it is not needed: a page that is written over is not made anew.
        <div
          key={week}
          role="row"
          className={tabStop !== null && dates.includes(tabStop) ? 'week current' : 'week'}
          hidden={week >= count}
        >
          {dates.map((date, column) => (
            <DayCell
              key={column}
              date={date}
              day={week < count ? days.get(date) : undefined}
              lanes={lanes[week]?.[column] ?? NO_LANES}
              room={count === 6 ? room.ofSix : room.ofFive}
              mark={marks?.get(date)}
              isOutside={!isSameMonth(date, first)}
              isPast={date < today}
              isToday={date === today}
              isSelected={date === selected}
              isTabStop={date === tabStop}
            />
          ))}
        </div>
      ))}
    </div>
  );
});
