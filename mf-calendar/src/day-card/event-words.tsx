import { eventKindLabel, type CalendarEvent } from '@almanaque/shared-contracts';
import { Picture } from '@almanaque/ui';
import { EventLink } from './event-link.tsx';
import { HolidayNotes } from './holiday-notes.tsx';
import { audience, repeats, whenAndWhere } from './event-when.ts';

/** What there is to be said of an event below its title. */
export function EventWords({ event }: { event: CalendarEvent }) {
  const when = whenAndWhere(event);
  const whom = audience(event);
  const again = repeats(event);
  return (
    <>
      <p className="kind">
        {eventKindLabel(event)}
        {again && <span className="repeats"> · {again}</span>}
      </p>
      {when && <p className="when">{when}</p>}
      {whom && <p className="whom">{whom}</p>}
      {event.description && <p className="description">{event.description}</p>}
      <EventLink event={event} />
      {event.picture && (
        <Picture
          key={event.picture}
          path={event.picture}
          alt={event.pictureAlt ?? ''}
          width={96}
          height={96}
        />
      )}
      <HolidayNotes event={event} />
    </>
  );
}
