import {
  dayOfMonth,
  isSameMonth,
  monthOf,
  weekday,
  weekdayDayAndMonth,
  WEEKDAYS,
  type IsoDate,
} from '@almanaque/shared-contracts';
import type { Coming } from './coming.ts';

interface ComingRowsProps {
  readonly rows: readonly Coming[];
  readonly today: IsoDate;
  readonly onChoose: (date: IsoDate) => void;
}

/**
 * What can be done for each, and whether to start now. A date is seen once, at the first of its rows, and
 * heard at every one.
 */
export const ComingRows = ({ rows, today, onChoose }: ComingRowsProps) => (
  <ol>
    {rows.map(({ key, date, title, idea, lead }, index) => (
      <li key={key}>
        <button type="button" className="row chooses" onClick={() => onChoose(date)}>
          <time dateTime={date} data-again={rows[index - 1]?.date === date}>
            <span className="unseen">{weekdayDayAndMonth(date)}: </span>
            <span className="day-name" aria-hidden="true">
              {WEEKDAYS[weekday(date)]?.short.toLowerCase()}
            </span>
            <span
              className={isSameMonth(date, today) ? 'day-number' : 'day-number with-month'}
              aria-hidden="true"
            >
              {dayOfMonth(date)}
              {!isSameMonth(date, today) && `/${monthOf(date)}`}
            </span>
          </time>{' '}
          <span className="told">
            <span className="what">{title}</span>{' '}
            {lead && <span className={lead.isToday ? 'lead now' : 'lead'}>{lead.text}</span>}{' '}
            <span className="idea">{idea}</span>
          </span>
        </button>
      </li>
    ))}
  </ol>
);
