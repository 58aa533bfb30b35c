import type { CalendarDay } from '@almanaque/shared-contracts';
import type { Lanes } from '../month/bars.ts';

/** So many run side by side beside a day's lines; what is more has a line on each of its days. */
const LANES = 2;

interface Runs {
  readonly runs: Lanes;
  /** What its lines are to tell of: of what goes on from a day above, nothing more. */
  readonly others: CalendarDay | undefined;
}

/** The events of several days that run beside a day's lines, down its month's column. */
export function runsOf(day: CalendarDay | undefined, lanes: Lanes): Runs {
  const runs = lanes.slice(0, LANES);
  const told = runs.flatMap((bar) => (bar?.titleDays === 0 ? [bar.event] : []));
  if (day === undefined || told.length === 0) return { runs, others: day };
  const events = day.events.filter((event) => !told.includes(event));
  return { runs, others: { ...day, events, total: day.total - told.length } };
}
