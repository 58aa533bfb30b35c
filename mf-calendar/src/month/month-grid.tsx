import {
  capitalize,
  gridDates,
  isSameMonth,
  monthAndYear,
  startOfMonth,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { MonthCursor } from '../cursor/month-cursor.ts';
import { DayCell } from './day-cell.tsx';
import { gridCommand } from './grid-keys.ts';
import type { Month } from './use-month.ts';
import { Weekdays } from './weekdays.tsx';

interface MonthGridProps {
  readonly cursor: MonthCursor;
  readonly month: Month;
  readonly today: IsoDate;
  readonly selected: IsoDate | null;
  readonly onMove: (date: IsoDate) => void;
  /** A day was chosen, by a click or by Enter. */
  readonly onChoose: (date: IsoDate) => void;
}

const weeksOf = (month: IsoDate): IsoDate[][] => {
  const dates = gridDates(month);
  return Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));
};

/** Two names for one animation: a change of name starts it anew. */
const turnClass = ({ count, forward }: MonthCursor['turn']): string =>
  count === 0 ? '' : `turned turn-${count % 2} ${forward ? 'forward' : 'backward'}`;

/** Six weeks as a date grid: one tab stop, which the keys of `gridCommand` move. */
export function MonthGrid({ cursor, month, today, selected, onMove, onChoose }: MonthGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const first = startOfMonth(cursor.date);
  const weeks = useMemo(() => weeksOf(first), [first]);

  /** Drawn at once, so that the cell the focus goes to is there. */
  const focusOn = (date: IsoDate, choose: boolean) => {
    flushSync(() => {
      onMove(date);
      if (choose) onChoose(date);
    });
    const cell = grid.current?.querySelector<HTMLElement>('[tabindex="0"]');
    cell?.focus({ preventScroll: true });
    // Clear of the sheet that may have opened over it: focusing alone leaves a focused cell where it is.
    cell?.scrollIntoView({ block: 'nearest' });
  };

  const onClick = ({ target }: MouseEvent<HTMLDivElement>) => {
    if (!(target instanceof Element)) return;
    const cell = target.closest<HTMLElement>('[data-date]');
    const date = weeks.flat().find((candidate) => candidate === cell?.dataset['date']);
    if (!date) return;
    const asksForMore = target.closest('.more') !== null;
    focusOn(date, !(asksForMore && date === selected));
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    // Enter on '+N más' is that button's own.
    if (event.target instanceof HTMLButtonElement) return;
    const command = gridCommand(event, cursor.date);
    if (!command) return;
    event.preventDefault();
    focusOn(command.kind === 'go' ? command.to : cursor.date, command.kind === 'toggle');
  };

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      className={`month ${month.status}`}
      aria-label={capitalize(monthAndYear(first))}
      aria-busy={month.status === 'loading'}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <Weekdays />
      <div className="weeks">
        <div role="rowgroup" className={turnClass(cursor.turn)}>
          {weeks.map((dates, week) => (
            <div key={week} role="row" className="week">
              {dates.map((date, column) => (
                <DayCell
                  key={column}
                  date={date}
                  day={month.days.get(date)}
                  isOutside={!isSameMonth(date, first)}
                  isToday={date === today}
                  isSelected={date === selected}
                  isTabStop={date === cursor.date}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
