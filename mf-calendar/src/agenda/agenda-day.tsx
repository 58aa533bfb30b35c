import {
  capitalize,
  dayOfMonth,
  daysBetween,
  relativeLabel,
  weekday,
  weekdayDayAndMonth,
  WEEKDAYS,
  type CalendarDay,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { memo } from 'react';
import { dayLook } from '../month/day-look.ts';
import { AgendaEntry } from './agenda-entry.tsx';
import { selectDay } from './select-day.ts';

interface AgendaDayProps {
  readonly day: CalendarDay;
  readonly today: IsoDate;
  readonly isSelected: boolean;
}

/** 'Hoy', 'Mañana'; null of any later day. */
const nearness = (date: IsoDate, today: IsoDate): string | null =>
  daysBetween(today, date) <= 1 ? relativeLabel(date, today) : null;

/** One day, its date at the side, and the first few of what falls on it. */
export const AgendaDay = memo(function AgendaDay(props: AgendaDayProps) {
  const { day, today, isSelected } = props;
  const { date, events, total } = day;
  const near = nearness(date, today);
  const rest = total - events.length;
  return (
    <li
      className={['day', dayLook(day), isSelected && 'selected', near === 'Hoy' && 'is-today']
        .filter(Boolean)
        .join(' ')}
    >
      <h4>
        <span className="unseen">
          {near && `${near}, `}
          {weekdayDayAndMonth(date)}
        </span>
        <span aria-hidden="true" className="number">
          {dayOfMonth(date)}
        </span>
        <span aria-hidden="true" className="weekday">
          {near ?? WEEKDAYS[weekday(date)]?.short}
        </span>
      </h4>
      <div className="entries">
        {total === 0 && <p className="nothing">Nada para hoy.</p>}
        {events.map((event) => (
          <AgendaEntry key={event.id} event={event} isSelected={isSelected} />
        ))}
        {rest > 0 && (
          <button type="button" className="rest" onClick={(event) => selectDay(date, event)}>
            +{rest} más<span className="unseen"> el {capitalize(weekdayDayAndMonth(date))}</span>
          </button>
        )}
      </div>
    </li>
  );
});
