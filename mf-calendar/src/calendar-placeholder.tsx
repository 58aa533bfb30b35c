import { GRID_DAYS } from '@almanaque/shared-contracts';
import { Skeleton } from '@almanaque/ui';
import { CalendarFrame } from './calendar-frame.ts';
import { Legend } from './legend/legend.tsx';
import { Weekdays } from './month/weekdays.tsx';

const WEEKS = Array.from({ length: GRID_DAYS / 7 }, (_, week) => week);
const DAYS = Array.from({ length: 7 }, (_, day) => day);

/** The month without its numbers: the size and the lines of what comes. */
export const CalendarPlaceholder = () => (
  <CalendarFrame aria-hidden="true" inert>
    <div className="heading">
      <div className="header">
        <Skeleton className="title" width={260} height={36} />
        <div className="tools">
          <Skeleton width={200} height={40} />
        </div>
      </div>
    </div>
    <div className="main">
      <div>
        <Weekdays />
        <div className="weeks">
          {WEEKS.map((week) => (
            <div key={week} className="week">
              {DAYS.map((day) => (
                <div key={day} className="cell" />
              ))}
            </div>
          ))}
        </div>
      </div>
    </div>
    <div className="below">
      <Legend />
    </div>
  </CalendarFrame>
);
