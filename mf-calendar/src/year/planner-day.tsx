import {
  dayOfMonth,
  weekday,
  WEEKDAYS,
  type CalendarDay,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { EventTypeMark } from '@almanaque/ui';
import { memo } from 'react';
import { dayLook } from '../month/day-look.ts';
import type { Paper } from '../print/paper.ts';
import { plannerLines } from './planner-lines.ts';

interface PlannerDayProps {
  readonly paper: Paper;
  readonly date: IsoDate;
  readonly day: CalendarDay | undefined;
}

const besideRest = (rest: number) => ({ paddingRight: `${String(rest).length + 1.5}ch` });

const NOTHING = { lines: [], rest: 0 } as const;

/** One line of the wall planner: weekday, number, and the first of what falls on it. */
export const PlannerDay = memo(function PlannerDay({ paper, date, day }: PlannerDayProps) {
  const of = weekday(date);
  const { lines, rest } = day ? plannerLines(day, paper) : NOTHING;
  const isWeekend = of % 6 === 0;
  return (
    <div className={`planner-day ${isWeekend ? 'weekend' : ''} ${dayLook(day)}`}>
      <span className="letter">{WEEKDAYS[of]?.short.charAt(0)}</span>
      <b>{dayOfMonth(date)}</b>
      <span className={`titles titles-${lines.length}`}>
        {lines.map(({ type, text }, line) => (
          <span
            key={line}
            // Beside '+N', not under it.
            style={rest > 0 && line === lines.length - 1 ? besideRest(rest) : undefined}
          >
            <EventTypeMark type={type} size={5} />
            {text}
          </span>
        ))}
      </span>
      {rest > 0 && <span className="rest">+{rest}</span>}
    </div>
  );
});
