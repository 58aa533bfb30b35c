import {
  dayOfMonth,
  weekday,
  WEEKDAYS,
  type CalendarDay,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { EventTypeMark } from '@almanaque/ui';
import { memo } from 'react';
import type { Lanes } from '../month/bars.ts';
import { dayLook } from '../month/day-look.ts';
import type { Paper } from '../print/paper.ts';
import { plannerLines } from './planner-lines.ts';
import { runsOf } from './runs.ts';

interface PlannerDayProps {
  readonly paper: Paper;
  readonly date: IsoDate;
  readonly day: CalendarDay | undefined;
  /** Its part of the events that go on for several days of the month. */
  readonly lanes: Lanes;
}

const besideRest = (rest: number) => ({ paddingRight: `${String(rest).length + 1.5}ch` });

const NOTHING = { lines: [], rest: 0 } as const;

/** One line of the wall planner: weekday, number, and the first of what falls on it. */
export const PlannerDay = memo(function PlannerDay({ paper, date, day, lanes }: PlannerDayProps) {
  const of = weekday(date);
  const { runs, others } = runsOf(day, lanes);
  const { lines, rest } = others ? plannerLines(others, paper, runs.length) : NOTHING;
  const isWeekend = of % 6 === 0;
  return (
    <div className={`planner-day ${isWeekend ? 'weekend' : ''} ${dayLook(day)}`}>
      <span className="letter">{WEEKDAYS[of]?.short.charAt(0)}</span>
      <b>{dayOfMonth(date)}</b>
      <span className="runs">
        {runs.map((bar, lane) => (
          <i
            key={lane}
            className={
              bar
                ? `run ${bar.event.type} ${bar.begins ? 'begins' : ''} ${bar.ends ? 'ends' : ''}`
                : 'run'
            }
          />
        ))}
      </span>
      <span className="titles">
        {lines.map(({ kind, text, rows }, line) => (
          <span
            key={line}
            className={`rows-${rows} ${kind}`}
            // Beside '+N', not under it; in two rows, only the second is, and is short enough.
            style={
              rest > 0 && rows === 1 && line === lines.length - 1 ? besideRest(rest) : undefined
            }
          >
            {kind !== 'holiday' && <EventTypeMark type={kind} size={5} />}
            {text}
          </span>
        ))}
      </span>
      {rest > 0 && <span className="rest">+{rest}</span>}
    </div>
  );
});
