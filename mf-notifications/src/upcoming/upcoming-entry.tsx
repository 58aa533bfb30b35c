import {
  dayAndMonth,
  eventKindLabel,
  relativeLabel,
  type CalendarEvent,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { EventTypeIcon } from '@almanaque/ui';

interface UpcomingEntryProps {
  readonly event: CalendarEvent;
  readonly today: IsoDate;
  readonly onSelect: () => void;
}

export function UpcomingEntry({ event, today, onSelect }: UpcomingEntryProps) {
  const relative = relativeLabel(event.date, today);
  return (
    <li>
      <button type="button" className="entry" onClick={onSelect}>
        <span className="tile" data-type={event.type}>
          <EventTypeIcon type={event.type} size={22} />
        </span>{' '}
        <span className="words">
          <span className="title">{event.title}</span>{' '}
          <time className="detail" dateTime={event.date}>
            {dayAndMonth(event.date)}
          </time>{' '}
          <span className="detail">{eventKindLabel(event)}</span>
        </span>{' '}
        <span className="when" data-today={event.date === today}>
          {relative}
        </span>
      </button>
    </li>
  );
}
