import { gridDates, isSameMonth, type IsoDate } from '@almanaque/shared-contracts';
import { memo, useEffect, useMemo, useRef } from 'react';
import { whenIdle } from '../when-idle.ts';
import { DayCell } from './day-cell.tsx';
import type { DaysByDate } from './days-by-date.ts';

interface MonthPageProps {
  readonly first: IsoDate;
  readonly days: DaysByDate;
  readonly today: IsoDate;
  /** Else it waits, hidden from everyone. */
  readonly isShown: boolean;
  readonly selected: IsoDate | null;
  readonly tabStop: IsoDate | null;
}

const weeksOf = (month: IsoDate): IsoDate[][] => {
  const dates = gridDates(month);
  return Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));
};

/** The six weeks of a month. One that waits is laid out too, so that to show it is to paint it. */
export const MonthPage = memo(function MonthPage(props: MonthPageProps) {
  const { first, days, today, isShown, selected, tabStop } = props;
  const page = useRef<HTMLDivElement>(null);
  const laidOut = useRef<DaysByDate>(null);
  const weeks = useMemo(() => weeksOf(first), [first]);

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
      className={isShown ? undefined : 'waiting'}
      aria-hidden={!isShown || undefined}
    >
      {weeks.map((dates, week) => (
        <div key={week} role="row" className="week">
          {dates.map((date, column) => (
            <DayCell
              key={column}
              date={date}
              day={days.get(date)}
              isOutside={!isSameMonth(date, first)}
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
