import {
  daysBetween,
  type CalendarDay,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import type { DaysByDate } from './days-by-date.ts';

/** What one day shows of an event of several: a piece of the bar that runs across its week. */
export interface Bar {
  readonly event: CalendarEvent;
  /** How many days its title may run across from here; 0: it stands in an earlier day of the week. */
  readonly titleDays: number;
  /** Whether the event itself begins, or ends, here: the bar is round there. */
  readonly begins: boolean;
  readonly ends: boolean;
}

/** The bars of a day, each in the lane it keeps all week; null where a lane is free that day. */
export type Lanes = readonly (Bar | null)[];

export const NO_LANES: Lanes = [];

/** The same of all its days. */
const identity = ({ title, span, origin }: CalendarEvent): string =>
  [span?.from, span?.to, origin.kind === 'empresa' ? origin.eventId : '', title].join();

const severalDays = (day: CalendarDay | undefined): CalendarEvent[] =>
  day?.events.filter(({ span }) => span && span.from < span.to) ?? [];

/** An event's days one after the other, as places in the week. */
interface Run {
  readonly first: number;
  readonly events: CalendarEvent[];
}

function runsOf(week: readonly IsoDate[], days: DaysByDate): Run[] {
  const runs: Run[] = [];
  const open = new Map<string, Run>();
  for (const [place, date] of week.entries()) {
    const events = new Map(severalDays(days.get(date)).map((event) => [identity(event), event]));
    for (const key of open.keys()) if (!events.has(key)) open.delete(key);
    for (const [key, event] of events) {
      const run = open.get(key) ?? { first: place, events: [] };
      if (run.events.length === 0) runs.push(run);
      run.events.push(event);
      open.set(key, run);
    }
  }
  // Those that came first keep to the top; of those that begin together, the longer.
  return runs.sort((a, b) => a.first - b.first || b.events.length - a.events.length);
}

const barsOfRun = ({ events }: Run): Bar[] =>
  events.map((event, index) => ({
    event,
    titleDays: index === 0 ? events.length : 0,
    begins: event.span?.from === event.date,
    ends: event.span !== undefined && daysBetween(event.date, event.span.to) === 0,
  }));

/** The lanes of each of a week's days, in their order. */
export function lanesOf(week: readonly IsoDate[], days: DaysByDate): Lanes[] {
  const lanes: (Bar | null)[][] = week.map(() => []);
  for (const run of runsOf(week, days)) {
    const taken = lanes.slice(run.first, run.first + run.events.length);
    let lane = 0;
    while (taken.some((of) => of[lane])) lane += 1;
    for (const [index, bar] of barsOfRun(run).entries()) {
      const of = taken[index];
      if (!of) continue;
      while (of.length < lane) of.push(null);
      of[lane] = bar;
    }
  }
  return lanes.map((of) => (of.length === 0 ? NO_LANES : of));
}
