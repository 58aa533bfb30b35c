import {
  addDays,
  capitalize,
  dayOfMonth,
  endOfMonth,
  monthAndYear,
  monthName,
  weekday,
  WEEKDAYS,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { memo } from 'react';
import type { DaysByDate } from '../month/days-by-date.ts';
import type { CellMarks } from '../month/marks/cell-marks.tsx';
import { SmallDay } from './small-day.tsx';

interface SmallMonthProps {
  /** Its first day. */
  readonly month: IsoDate;
  readonly days: DaysByDate;
  readonly marks: CellMarks | null;
  /** Each of these is null where it is not of this month. */
  readonly today: IsoDate | null;
  readonly selected: IsoDate | null;
  readonly tabStop: IsoDate | null;
}

/** The month's own dates, Sunday to Saturday; its first and last weeks may be short. */
function weeksOf(month: IsoDate): IsoDate[][] {
  const dates = Array.from({ length: dayOfMonth(endOfMonth(month)) }, (_, index) =>
    addDays(month, index),
  );
  const lead = weekday(month);
  const count = Math.ceil((lead + dates.length) / 7);
  return Array.from({ length: count }, (_, week) =>
    dates.slice(Math.max(week * 7 - lead, 0), week * 7 - lead + 7),
  );
}

/** A month as small as it goes: its days, each with the look of what falls on it. */
export const SmallMonth = memo(function SmallMonth(props: SmallMonthProps) {
  const { month, days, marks, today, selected, tabStop } = props;
  return (
    <div className="small-month" data-month={month}>
      <h3>
        <button type="button">{capitalize(monthName(month))}</button>
      </h3>
      <div role="grid" aria-label={capitalize(monthAndYear(month))}>
        <div role="row" className="small-week letters">
          {WEEKDAYS.map(({ short, long }) => (
            <span key={short} role="columnheader" aria-label={long}>
              {short.charAt(0)}
            </span>
          ))}
        </div>
        {weeksOf(month).map((dates, week) => (
          <div key={week} role="row" className={week === 0 ? 'small-week first' : 'small-week'}>
            {dates.map((date) => (
              <SmallDay
                key={date}
                date={date}
                day={days.get(date)}
                mark={marks?.get(date)}
                isToday={date === today}
                isSelected={date === selected}
                isTabStop={date === tabStop}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
});
