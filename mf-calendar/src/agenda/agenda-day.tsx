import {
  dayOfMonth,
  daysBetween,
  relativeLabel,
  weekday,
  weekdayDayAndMonth,
  WEEKDAYS,
  type CalendarDay,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { memo } from 'react';
import { dayLook } from '../month/day-look.ts';
import type { CellMark } from '../month/marks/cell-marks.tsx';
import { AgendaEntry, EntryWords } from './agenda-entry.tsx';
import { isToldEarlier } from './told-once.ts';
import { useSelectDay } from './use-select-day.ts';

interface AgendaDayProps {
  readonly day: CalendarDay;
  /** The first day shown. */
  readonly first: IsoDate;
  readonly today: IsoDate;
  readonly isSelected: boolean;
  readonly mark: CellMark | undefined;
  /** All that falls on it, where there is more than the first few and it has arrived. */
  readonly whole: readonly CalendarEvent[] | undefined;
}

/** 'Hoy', 'Mañana'; null of any later day. */
const nearness = (date: IsoDate, today: IsoDate): string | null =>
  date >= today && daysBetween(today, date) <= 1 ? relativeLabel(date, today) : null;

/** What is not among the first few, for paper alone: on the screen the day's card lists it. */
const OnPaper = ({ events }: { events: readonly CalendarEvent[] }) =>
  events.map((event) => (
    <div key={event.id} className={`entry on-paper ${event.type} ${event.origin.kind}`}>
      <EntryWords event={event} />
    </div>
  ));

/** One day, its date at the side, and the first few of what falls on it. */
export const AgendaDay = memo(function AgendaDay(props: AgendaDayProps) {
  const { day, first, today, isSelected, mark, whole } = props;
  const { date, events, total } = day;
  const select = useSelectDay(date);
  const near = nearness(date, today);
  const known = new Set(events.map(({ id }) => id));
  const others =
    whole?.filter((event) => !known.has(event.id) && !isToldEarlier(event, { first, today })) ?? [];
  // '+1 más' would take as much room as what it stands for.
  const isWhole = others.length === 1 && total === events.length + 1;
  const shown = isWhole ? [...events, ...others] : events;
  const behind = isWhole ? [] : others;
  const rest = total - shown.length;
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
          {mark && `, ${mark.label}`}
        </span>
        <span aria-hidden="true" className="date">
          <span className="number">{dayOfMonth(date)}</span>
          <span className="weekday">{near ?? WEEKDAYS[weekday(date)]?.short}</span>
          {mark?.ring}
        </span>
      </h4>
      <div className="entries">
        {total === 0 && <p className="nothing">Nada para hoy.</p>}
        {shown.map((event) => (
          <AgendaEntry key={event.id} event={event} isSelected={isSelected} />
        ))}
        <OnPaper events={behind} />
        {rest > 0 && (
          <button
            type="button"
            className={behind.length === rest ? 'rest on-screen' : 'rest'}
            onClick={select}
          >
            +{rest} más<span className="unseen"> el {weekdayDayAndMonth(date)}</span>
          </button>
        )}
      </div>
    </li>
  );
});
