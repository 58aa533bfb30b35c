import { EVENTS_PER_DAY, MAX_EVENTS_PER_DAY } from '@almanaque/shared-contracts';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** What a cell has room for. */
export interface CellRoom {
  /** '+N más' included. */
  readonly lines: number;
  /** How many letters of a person's name fit in a line. */
  readonly letters: number;
  /** How many events are left over stands beside the last line, and takes none of its own. */
  readonly isRestBeside?: true;
}

/** In a month of five weeks, and in one of six. */
export interface Room {
  readonly ofFive: CellRoom;
  readonly ofSix: CellRoom;
}

const roomFor = (five: number, six: number, letters: number): Room => ({
  ofFive: { lines: five, letters },
  ofSix: { lines: six, letters },
});

/** Where nothing is laid out, or cells are too low for lines and show none. */
const UNKNOWN = roomFor(3, 3, 16);
/** See `calendarPrint`. */
const ON_PAPER = roomFor(5, 4, 20);

/** In rem, as `gridStyles` and `chipStyles` have them: what is above the lines, and a line with its gap. */
const ABOVE = 2.25;
const LINE = 1.375;
/** A letter, of the usual ones, where no style says how wide; and in letters what is beside them: padding and face. */
const LETTER = 0.374;
const BESIDE = 6.7;

function measure(weeks: HTMLElement): Room {
  const { clientWidth, clientHeight } = weeks;
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const style = getComputedStyle(weeks);
  const letter = parseFloat(style.getPropertyValue('--letter')) || LETTER;
  const spacing = (parseFloat(style.letterSpacing) || 0) / rem;
  const letters = clientWidth / 7 / rem / (letter + spacing) - BESIDE;
  const lines = (rows: number) => Math.floor((clientHeight / rows / rem - ABOVE) / LINE);
  // Also where the root says no size of its letters, as in a document that is not shown.
  if (!(lines(6) >= 1)) return UNKNOWN;
  return roomFor(lines(5), lines(6), Math.floor(2 * letters) / 2);
}

/** What the size of `.weeks` in `grid` gives room for, also when it changes, and on paper. */
export function useRoom(grid: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState(UNKNOWN);
  useLayoutEffect(() => {
    const weeks = grid.current?.querySelector<HTMLElement>('.weeks');
    if (!weeks) return;
    // The same object for the same room: a cell is drawn again only where it changed.
    const put = (next: Room) =>
      setRoom((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    const take = () => put(measure(weeks));
    take();
    // Before the sheet is laid out, which nothing else waits for.
    const toPaper = () => flushSync(() => put(ON_PAPER));
    window.addEventListener('beforeprint', toPaper);
    window.addEventListener('afterprint', take);
    const observer = 'ResizeObserver' in window ? new ResizeObserver(take) : null;
    // Whatever spaces its letters may change the height of its weekdays alone.
    observer?.observe(weeks.parentElement ?? weeks);
    return () => {
      window.removeEventListener('beforeprint', toPaper);
      window.removeEventListener('afterprint', take);
      observer?.disconnect();
    };
  }, [grid]);
  return room;
}

/** How many events of a day to ask for: all a line may tell of. A line more tells of all that are left. */
export const perDayIn = ({ ofFive }: Room): number =>
  ofFive.lines > EVENTS_PER_DAY + 1 ? MAX_EVENTS_PER_DAY : EVENTS_PER_DAY;
