import { dayAndMonth, eventKindLabel, type CalendarEvent } from '@almanaque/shared-contracts';
import { EventIcon } from '@almanaque/ui';
import { EventLink } from '../day-card/event-link.tsx';
import { whenAndWhere } from '../day-card/event-when.ts';
import { personDate } from '../month/person-date.ts';
import { useSelectDay } from './use-select-day.ts';

/** What is to be read of an event. */
export function EntryWords({ event }: { event: CalendarEvent }) {
  const { span, ...ofOneDay } = event;
  const about = [
    // A person's title says it already.
    personDate(event) ? (event.team ?? event.office) : eventKindLabel(event),
    span && `hasta el ${dayAndMonth(span.to)}`,
    whenAndWhere(ofOneDay),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <span className="icon">
        <EventIcon type={event.type} icon={event.icon} sign={event.sign} size={18} />
      </span>
      <span className="about">
        <span className="name">{event.title}</span>
        {about && <span className="kind"> {about}</span>}
      </span>
    </>
  );
}

interface AgendaEntryProps {
  readonly event: CalendarEvent;
  readonly isSelected: boolean;
}

/** One event. Pressed, its day is shown, with the way to its recommendations; again, no more. */
export function AgendaEntry({ event, isSelected }: AgendaEntryProps) {
  const select = useSelectDay(event.date);
  return (
    <div>
      <button
        type="button"
        className={`entry ${event.type} ${event.origin.kind}`}
        aria-pressed={isSelected}
        onClick={select}
      >
        <EntryWords event={event} />
      </button>
      <EventLink event={event} />
    </div>
  );
}
