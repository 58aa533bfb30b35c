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
import { plannerTitle } from './planner-title.ts';

/** Lines a day has room for, '+N' included: on a poster one more, in letters that are larger still. */
const LINES: Readonly<Record<Paper, number>> = { a4: 2, a3: 3 };

interface PlannerDayProps {
  readonly paper: Paper;
  readonly date: IsoDate;
  readonly day: CalendarDay | undefined;
}

const besideRest = (rest: number) => ({ paddingRight: `${String(rest).length + 1.5}ch` });

/** One line of the wall planner: weekday, number, and the first of what falls on it. */
export const PlannerDay = memo(function PlannerDay({ paper, date, day }: PlannerDayProps) {
  const of = weekday(date);
  const shown = day?.events.slice(0, LINES[paper]) ?? [];
  const rest = (day?.total ?? 0) - shown.length;
  const isWeekend = of % 6 === 0;
  return (
    <div className={`planner-day ${isWeekend ? 'weekend' : ''} ${dayLook(day)}`}>
      <span className="letter">{WEEKDAYS[of]?.short.charAt(0)}</span>
      <b>{dayOfMonth(date)}</b>
      <span className={`titles titles-${shown.length}`}>
        {shown.map((event, line) => (
          <span
            key={event.id}
            // Beside '+N', not under it.
            style={rest > 0 && line === shown.length - 1 ? besideRest(rest) : undefined}
          >
            <EventTypeMark type={event.type} size={5} />
            {plannerTitle(event)}
          </span>
        ))}
      </span>
      {rest > 0 && <span className="rest">+{rest}</span>}
    </div>
  );
});
