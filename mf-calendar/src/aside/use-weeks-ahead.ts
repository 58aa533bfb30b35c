import {
  addMonths,
  daysOffAmong,
  eventsOf,
  monthQuery,
  useHost,
  useQueries,
  type CalendarDay,
  type CalendarFilter,
  type DaysOff,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { useMemo } from 'react';

/** What is known of today and the weeks after it. */
export type WeeksAhead =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      readonly days: readonly CalendarDay[];
      readonly daysOff: DaysOff;
    };

/** This month's weeks and the next one's, each day once; the calendar has asked for most of them. */
function useMonths(today: IsoDate, filter?: CalendarFilter) {
  const { apiBase } = useHost();
  const months = useQueries({
    queries: [today, addMonths(today, 1)].map((month) => monthQuery(apiBase, month, filter)),
  });
  const [first, second] = months;
  const early = first?.data;
  const late = second?.data;
  const ranges = useMemo(() => {
    const all =
      early && late
        ? [early, { ...late, days: late.days.filter(({ date }) => date > early.to) }]
        : [];
    return all;
  }, [early, late]);
  return { ranges, hasFailed: months.some(({ isError, isPaused }) => isError || isPaused) };
}

/** What passes `filter`. Days off count also where they do not. */
export function useWeeksAhead(today: IsoDate, filter: CalendarFilter): WeeksAhead {
  const shown = useMonths(today, filter);
  const whole = useMonths(today);
  return useMemo(() => {
    if (shown.ranges.length > 0 && whole.ranges.length > 0) {
      return {
        status: 'ready',
        days: shown.ranges.flatMap(({ days }) => days),
        daysOff: daysOffAmong(whole.ranges.flatMap(eventsOf)),
      };
    }
    return { status: shown.hasFailed || whole.hasFailed ? 'failed' : 'loading' };
  }, [shown.ranges, shown.hasFailed, whole.ranges, whole.hasFailed]);
}
