import {
  capitalize,
  dayAndMonth,
  eventKindLabel,
  fromTo,
  isHoliday,
  relativeLabel,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { EventIcon } from '@almanaque/ui';

interface UpcomingEntryProps {
  readonly event: CalendarEvent;
  readonly today: IsoDate;
  readonly onSelect: () => void;
}

export function UpcomingEntry({ event, today, onSelect }: UpcomingEntryProps) {
  return (
    <li>
      <button type="button" className="entry" onClick={onSelect}>
        <span className="tile" data-type={isHoliday(event) ? 'feriado' : event.type}>
          <EventIcon type={event.type} icon={event.icon} sign={event.sign} size={22} />
        </span>{' '}
        <span className="title">{event.title}</span>{' '}
        <span className="when" data-today={event.date === today}>
          {relativeLabel(event.date, today)}
        </span>{' '}
        <span className="detail">
          {event.span ? (
            capitalize(fromTo(event.span.from, event.span.to))
          ) : (
            <time dateTime={event.date}>{dayAndMonth(event.date)}</time>
          )}{' '}
          · {eventKindLabel(event)}
        </span>
      </button>
    </li>
  );
}
