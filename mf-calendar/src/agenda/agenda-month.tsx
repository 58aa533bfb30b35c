import {
  capitalize,
  endOfMonth,
  isSameMonth,
  monthAndYear,
  monthName,
  useFilter,
  useHost,
  useQuery,
  type CalendarDay,
  type CalendarRange,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { FailureNotice, Skeleton } from '@almanaque/ui';
import { useId, type ReactNode } from 'react';
import { useMarksBetween } from '../month/marks/use-marks-between.tsx';
import { AgendaDay } from './agenda-day.tsx';
import { agendaQuery, daysFrom } from './agenda-query.ts';
import { toldOnce } from './told-once.ts';
import { useWholeDays } from './use-whole-days.ts';

interface AgendaMonthProps {
  readonly month: IsoDate;
  /** What was before it is not shown. */
  readonly first: IsoDate;
  readonly today: IsoDate;
  readonly selected: IsoDate | null;
}

/** Today is there also when nothing falls on it. */
function withToday(days: CalendarDay[], month: IsoDate, today: IsoDate): CalendarDay[] {
  if (!isSameMonth(month, today) || days.some(({ date }) => date === today)) return days;
  const empty = { date: today, events: [], total: 0, highlights: [] };
  const before = days.filter(({ date }) => date < today);
  return [...before, empty, ...days.slice(before.length)];
}

/** One month under its name: its days, or why they are not there. */
export function AgendaMonth({ month, first, today, selected }: AgendaMonthProps) {
  const { apiBase } = useHost();
  const filter = useFilter();
  const { data, isError, isPaused, refetch } = useQuery({
    ...agendaQuery(apiBase, month, filter),
    // Another filter: what is there stays until what passes it is here.
    placeholderData: (last?: CalendarRange) => last,
  });
  const id = useId();
  const from = data && daysFrom(data, first).map((day) => toldOnce(day, { first, today }));
  const days =
    from &&
    withToday(
      from.filter(({ total }) => total > 0),
      month,
      today,
    );
  const { marks, marking } = useMarksBetween(month, endOfMonth(month), data !== undefined);
  const whole = useWholeDays(apiBase, filter, days ?? []);

  const content = (): ReactNode => {
    if (days) {
      if (days.length === 0) return <p className="nothing">Nada en {monthName(month)}.</p>;
      return (
        <ol>
          {days.map((day) => (
            <AgendaDay
              key={day.date}
              {...{ day, first, today }}
              isSelected={day.date === selected}
              mark={marks?.get(day.date)}
              whole={whole.get(day.date)}
            />
          ))}
        </ol>
      );
    }
    if (!isError && !isPaused) return <Skeleton height={240} aria-busy="true" />;
    const message = `No pudimos traer los eventos de ${monthName(month)}.`;
    return <FailureNotice message={message} onRetry={() => void refetch()} />;
  };

  return (
    <section aria-labelledby={id}>
      <h3 id={id} tabIndex={-1}>
        {capitalize(monthAndYear(month))}
      </h3>
      {content()}
      {marking}
    </section>
  );
}
