import {
  eventKindLabel,
  selectionStore,
  useHost,
  type CalendarEvent,
} from '@almanaque/shared-contracts';
import { Button, EventIcon } from '@almanaque/ui';
import { useEditorAccess } from '../editor/editor-context.ts';
import { editRequest } from '../editor/editor-request.ts';
import { useMoveAccess } from '../move/move-context.ts';
import { HolidayNotes } from './holiday-notes.tsx';
import { audience, repeats, whenAndWhere } from './event-when.ts';

const SHOW = 'Ver Recomendaciones de Actividades';

interface EventEntryProps {
  readonly event: CalendarEvent;
  /** With others on the same day, the button's name says which event it is for. */
  readonly hasSiblings: boolean;
  readonly isOrganiser: boolean;
}

/**
 * One event of the selected day, and the way to its recommendations. What only organisers see comes
 * last: their session may be known after the rest is drawn, and no button may move under a pointer.
 */
export function EventEntry({ event, hasSiblings, isOrganiser }: EventEntryProps) {
  const { apiBase } = useHost();
  const { open } = useEditorAccess();
  const moves = useMoveAccess();
  const when = whenAndWhere(event);
  const whom = audience(event);
  const again = repeats(event);
  const request = isOrganiser ? editRequest(event) : null;
  return (
    <li className={`event ${event.type} ${event.origin.kind}`}>
      <span className="icon">
        <EventIcon type={event.type} icon={event.icon} sign={event.sign} size={22} />
      </span>
      <div className="about">
        <h4>{event.title}</h4>
        <p className="kind">
          {eventKindLabel(event)}
          {again && <span className="repeats"> · {again}</span>}
        </p>
        {when && <p className="when">{when}</p>}
        {whom && <p className="whom">{whom}</p>}
        {event.description && <p className="description">{event.description}</p>}
        {event.picture && (
          <img
            key={event.picture}
            src={apiBase + event.picture}
            alt={event.pictureAlt ?? ''}
            width={96}
            height={96}
          />
        )}
        <HolidayNotes event={event} />
      </div>
      <Button
        className="show"
        variant={hasSiblings ? 'outlined' : 'contained'}
        aria-label={hasSiblings ? `${SHOW}: ${event.title}` : undefined}
        onClick={() => selectionStore().openEvent(event)}
      >
        {SHOW}
      </Button>
      {request && (
        <div className="own">
          <Button
            size="small"
            variant="text"
            aria-label={`Editar: ${event.title}`}
            onClick={() => open(request)}
          >
            Editar
          </Button>
          {moves && (
            <Button
              size="small"
              variant="text"
              aria-label={`Mover: ${event.title}`}
              onClick={() => moves.carry(event)}
            >
              Mover
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
