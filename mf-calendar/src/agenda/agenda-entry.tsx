import { eventKindLabel, type CalendarEvent } from '@almanaque/shared-contracts';
import { EventIcon } from '@almanaque/ui';
import { whenAndWhere } from '../day-card/event-when.ts';
import { selectDay } from './select-day.ts';

interface AgendaEntryProps {
  readonly event: CalendarEvent;
  readonly isSelected: boolean;
}

/** One event. Pressed, its day is shown, with the way to its recommendations; again, no more. */
export function AgendaEntry({ event, isSelected }: AgendaEntryProps) {
  const when = whenAndWhere(event);
  return (
    <button
      type="button"
      className={`entry ${event.type}`}
      aria-pressed={isSelected}
      onClick={(click) => selectDay(event.date, click)}
    >
      <span className="icon">
        <EventIcon type={event.type} icon={event.icon} size={18} />
      </span>
      <span className="about">
        <span className="name">{event.title}</span>{' '}
        <span className="kind">
          {eventKindLabel(event)}
          {when && ` · ${when}`}
        </span>
      </span>
    </button>
  );
}
