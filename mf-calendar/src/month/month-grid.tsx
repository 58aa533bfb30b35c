import {
  capitalize,
  isSameMonth,
  monthAndYear,
  parseIsoDate,
  startOfMonth,
  type IsoDate,
} from '@almanaque/shared-contracts';
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import type { MonthCursor } from '../cursor/month-cursor.ts';
import type { More } from '../day-card/brief/more-popover.tsx';
import { OnBrief } from '../day-card/brief/on-brief.tsx';
import { gridCommand } from './grid-keys.ts';
import type { CellMarks } from './marks/cell-marks.tsx';
import { MonthPage } from './month-page.tsx';
import { pagesOf } from './pages.ts';
import type { Month } from './use-month.ts';
import type { MonthAtHand } from './use-neighbours.ts';
import type { Room } from './use-room.ts';
import { Weekdays } from './weekdays.tsx';

interface MonthGridProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly room: Room;
  /** What is marked in the days. */
  readonly marks: CellMarks | null;
  readonly cursor: MonthCursor;
  readonly month: Month;
  /** Months to have ready behind it. */
  readonly atHand: readonly MonthAtHand[];
  readonly today: IsoDate;
  readonly selected: IsoDate | null;
  readonly onMove: (date: IsoDate) => void;
  /** A day was chosen, by a click or by Enter. */
  readonly onChoose: (date: IsoDate) => void;
}

const tabStopIn = (grid: Element | null): HTMLElement | null =>
  grid?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;

/** Two names for one animation: a change of name starts it anew. */
const turnClass = ({ count, forward }: MonthCursor['turn']): string =>
  count === 0 ? '' : `turned ${forward ? 'forward' : 'backward'}-${count % 2}`;

/** A month's weeks as a date grid: one tab stop, which the keys of `gridCommand` move. */
export function MonthGrid(props: MonthGridProps) {
  const {
    ref: grid,
    room,
    marks,
    cursor,
    month,
    atHand,
    today,
    selected,
    onMove,
    onChoose,
  } = props;
  const hasFocus = useRef(false);
  const first = startOfMonth(cursor.date);
  const pages = pagesOf({ first, days: month.days }, atHand);
  const [more, setMore] = useState<More | null>(null);

  useLayoutEffect(() => {
    // Turned with the focus on it, a page takes the focus with it, and tells nobody if it goes.
    if (hasFocus.current) tabStopIn(grid.current)?.focus({ preventScroll: true });
  }, [grid, first]);

  /** Drawn at once, so that the cell the focus goes to is there. */
  const focusOn = (date: IsoDate, choose: boolean) => {
    flushSync(() => {
      onMove(date);
      if (choose) onChoose(date);
    });
    const cell = tabStopIn(grid.current);
    cell?.focus({ preventScroll: true });
    // Clear of the sheet that may have opened over it: focusing alone leaves a focused cell where it is.
    cell?.scrollIntoView({ block: 'nearest' });
  };

  const onClick = ({ target }: MouseEvent<HTMLDivElement>) => {
    if (!(target instanceof Element)) return;
    const cell = target.closest<HTMLElement>('[data-date]');
    const date = parseIsoDate(cell?.dataset['date']);
    if (!date) return;
    const anchor = target.closest<HTMLElement>('.more');
    if (anchor === null) {
      focusOn(date, true);
      return;
    }
    // Where a day of another month is asked about, that month does not turn away what was asked.
    if (isSameMonth(date, first)) flushSync(() => onMove(date));
    anchor.focus({ preventScroll: true });
    setMore({ date, anchor });
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
    <>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        className={`month ${month.status}`}
        aria-label={capitalize(monthAndYear(first))}
        aria-busy={month.status === 'loading'}
        onClick={onClick}
        onKeyDown={onKeyDown}
        onFocus={() => (hasFocus.current = true)}
        onBlur={() => (hasFocus.current = false)}
      >
        <Weekdays />
        <div className="weeks">
          <div className={turnClass(cursor.turn)}>
            {pages.map((page) => (
              <MonthPage
                key={page.place}
                {...page}
                today={today}
                room={room}
                marks={marks}
                selected={page.isShown ? selected : null}
                tabStop={page.isShown ? cursor.date : null}
              />
            ))}
          </div>
        </div>
      </div>
      {more && (
        <OnBrief height={0}>
          {({ MorePopover }) => (
            <MorePopover
              more={more}
              onClose={() => setMore(null)}
              onChoose={(date) => {
                setMore(null);
                focusOn(date, date !== selected);
              }}
            />
          )}
        </OnBrief>
      )}
    </>
  );
}
