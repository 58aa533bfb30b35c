import {
  addMonths,
  capitalize,
  dayOfMonth,
  gridDates,
  isKnownYear,
  isSameMonth,
  longDate,
  monthAndYear,
  WEEKDAYS,
  yearOf,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { Icon, IconButton } from '@almanaque/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { GridFrame } from './day-grid-styles.ts';
import { dateByKey } from './day-keys.ts';

/** Whether there is a calendar for it. */
const isKnown = (date: IsoDate): boolean => isKnownYear(yearOf(date));

interface DayGridProps {
  readonly chosen: IsoDate | null;
  readonly today: IsoDate;
  readonly onChoose: (date: IsoDate) => void;
  readonly onClose: () => void;
}

/** A month to pick a day from. The arrows go from day to day, and on into other months. */
export function DayGrid({ chosen, today, onChoose, onClose }: DayGridProps) {
  const [at, setAt] = useState(chosen ?? today);
  const frame = useRef<HTMLDivElement>(null);
  /** Only who goes by keys takes the focus along: a button that was pressed keeps it. */
  const followsFocus = useRef(true);

  useEffect(() => {
    if (!followsFocus.current) return;
    frame.current?.querySelector<HTMLElement>('[role="gridcell"] [tabindex="0"]')?.focus();
  }, [at]);

  const step = (months: number) => {
    const to = addMonths(at, months);
    followsFocus.current = false;
    if (isKnown(to)) setAt(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // What is around it would take the key for its own: an editor would close.
    event.stopPropagation();
    if (event.key === 'Escape') onClose();
    // Alt and the left arrow go back in history.
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isDay = event.target instanceof Element && event.target.closest('[role="gridcell"]');
    const to = isDay ? dateByKey(event.key, event.shiftKey, at) : null;
    if (to === null || !isKnown(to)) return;
    event.preventDefault();
    followsFocus.current = true;
    setAt(to);
  };

  const days = gridDates(at);
  const weeks = [0, 1, 2, 3, 4, 5].map((week) => days.slice(week * 7, week * 7 + 7));
  return (
    <GridFrame ref={frame} onKeyDown={onKeyDown}>
      <div className="steps">
        <IconButton aria-label="Mes anterior" onClick={() => step(-1)}>
          <Icon name="previous" />
        </IconButton>
        <strong aria-live="polite">{capitalize(monthAndYear(at))}</strong>
        <IconButton aria-label="Mes siguiente" onClick={() => step(1)}>
          <Icon name="next" />
        </IconButton>
      </div>
      <div role="grid" aria-label={capitalize(monthAndYear(at))}>
        <div role="row" className="week">
          {WEEKDAYS.map(({ short, long }) => (
            <span key={long} role="columnheader" aria-label={long}>
              {short}
            </span>
          ))}
        </div>
        {weeks.map(([first = at, ...others]) => (
          <div key={first} role="row" className="week">
            {[first, ...others].map((date) => (
              <div key={date} role="gridcell" aria-selected={date === chosen}>
                <button
                  type="button"
                  tabIndex={date === at ? 0 : -1}
                  aria-label={longDate(date)}
                  aria-current={date === today ? 'date' : undefined}
                  className={isSameMonth(date, at) ? '' : 'outside'}
                  disabled={!isKnown(date)}
                  onClick={() => onChoose(date)}
                >
                  {dayOfMonth(date)}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </GridFrame>
  );
}
