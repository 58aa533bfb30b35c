import {
  dateOf,
  isFiltered,
  isSameMonth,
  parseIsoDate,
  useFilter,
  useHost,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { FailureNotice } from '@almanaque/ui';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { MonthCursor } from '../cursor/month-cursor.ts';
import { NothingPassesSlot } from '../filters/filter-slots.tsx';
import { gridCommand } from '../month/grid-keys.ts';
import type { YearOnPaper } from '../print/paper.ts';
import { useMarksBetween } from '../month/marks/use-marks-between.tsx';
import { Planner } from './planner.tsx';
import { SmallMonth } from './small-month.tsx';
import { useYear } from './use-year.ts';
import { YearFrame } from './year-styles.ts';

interface YearViewProps {
  readonly cursor: MonthCursor;
  readonly today: IsoDate;
  readonly selected: IsoDate | null;
  readonly yearOnPaper: YearOnPaper;
  readonly onMove: (date: IsoDate) => void;
  /** What becomes of a chosen day: it is shown beside the year. */
  readonly onChoose: (date: IsoDate) => void;
  /** Shows the month of `date`. */
  readonly onOpen: (date: IsoDate) => void;
  /** Takes the focus: what removed the filter is gone. */
  readonly onUnfiltered: () => void;
}

/** The cursor's year: twelve small months that are one tab stop, and its sheet for the wall. */
export function YearView(props: YearViewProps) {
  const { cursor, today, selected, yearOnPaper, onMove, onChoose, onOpen, onUnfiltered } = props;
  const { apiBase } = useHost();
  const filter = useFilter();
  const number = yearOf(cursor.date);
  const year = useYear(apiBase, number, filter);
  const [first, last] = [dateOf(number, 1, 1), dateOf(number, 12, 31)];
  const { marks, marking } = useMarksBetween(first, last, year.status === 'ready');
  const frame = useRef<HTMLDivElement>(null);
  const months = Array.from({ length: 12 }, (_, index) => dateOf(number, index + 1, 1));
  const within = (month: IsoDate, date: IsoDate | null) =>
    date !== null && isSameMonth(month, date) ? date : null;

  /** Drawn at once, so that the day the focus goes to is there. */
  const focusOn = (date: IsoDate, choose: boolean) => {
    flushSync(() => {
      onMove(date);
      if (choose) onChoose(date);
    });
    const day = frame.current?.querySelector<HTMLElement>('[tabindex="0"]');
    day?.focus({ preventScroll: true });
    // Clear of the sheet that may have opened over it.
    day?.scrollIntoView({ block: 'nearest' });
  };

  const onClick = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const day = parseIsoDate(target.closest<HTMLElement>('[data-date]')?.dataset['date']);
    const month = parseIsoDate(target.closest<HTMLElement>('[data-month]')?.dataset['month']);
    if (day) focusOn(day, true);
    else if (month) onOpen(month);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Enter on a month's name is that button's own.
    if (event.target instanceof HTMLButtonElement) return;
    const command = gridCommand(event, cursor.date);
    if (!command) return;
    event.preventDefault();
    focusOn(command.kind === 'go' ? command.to : cursor.date, command.kind === 'toggle');
  };

  return (
    <>
      {year.status === 'failed' && (
        <div className="failure">
          <FailureNotice message="No pudimos traer los eventos de este año." onRetry={year.retry} />
        </div>
      )}
      {isFiltered(filter) && year.status === 'ready' && year.days.size === 0 && (
        <NothingPassesSlot
          message="Con los filtros puestos no queda nada en este año."
          onRemoved={onUnfiltered}
        />
      )}
      <YearFrame ref={frame} aria-busy={year.status === 'loading'} {...{ onClick, onKeyDown }}>
        {months.map((month) => (
          <SmallMonth
            key={month.slice(5)}
            month={month}
            days={year.days}
            marks={marks}
            today={within(month, today)}
            selected={within(month, selected)}
            tabStop={within(month, cursor.date)}
          />
        ))}
      </YearFrame>
      {marking}
      <Planner year={number} days={year.days} {...yearOnPaper} />
    </>
  );
}
