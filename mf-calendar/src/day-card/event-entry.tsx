import {
  eventKindLabel,
  selectionStore,
  useHost,
  type CalendarEvent,
} from '@almanaque/shared-contracts';
import { Button, EventTypeIcon } from '@almanaque/ui';
import { useEditorAccess } from '../editor/editor-context.ts';
import { editRequest } from '../editor/editor-request.ts';
import { isProvisional, normOf } from './event-notes.ts';
import { audience, repeats, whenAndWhere } from './event-when.ts';

const SHOW = 'Ver Recomendaciones de Actividades';

interface EventEntryProps {
  readonly event: CalendarEvent;
  /** With others on the same day, the button's name says which event it is for. */
  readonly hasSiblings: boolean;
  readonly isOrganiser: boolean;
}

/** One event of the selected day, and the way to its recommendations. */
export function EventEntry({ event, hasSiblings, isOrganiser }: EventEntryProps) {
  const { apiBase } = useHost();
  const { open } = useEditorAccess();
  const norm = normOf(event);
  const when = whenAndWhere(event);
  const whom = audience(event);
  const request = isOrganiser ? editRequest(event) : null;
  return (
    <li className={`event ${event.type}`}>
      <span className="icon">
        <EventTypeIcon type={event.type} size={22} />
      </span>
      <div className="about">
        <h4>{event.title}</h4>
        <p className="kind">
          {eventKindLabel(event)}
          {repeats(event) && <span className="repeats"> · Se repite</span>}
        </p>
        {when && <p className="when">{when}</p>}
        {whom && <p className="whom">{whom}</p>}
        {isProvisional(event) && (
          <p className="provisional">
            <strong>provisorio</strong> Calculado según la Ley 27.399: una norma todavía puede
            moverlo.
          </p>
        )}
        {event.description && <p className="description">{event.description}</p>}
        {event.picture && (
          <img
            src={apiBase + event.picture}
            alt={`Ilustración de ${event.title}`}
            width={96}
            height={96}
          />
        )}
        {norm && <p className="norm">{norm}</p>}
        {request && (
          <Button
            className="edit"
            size="small"
            variant="text"
            aria-label={`Editar: ${event.title}`}
            onClick={() => open(request)}
          >
            Editar
          </Button>
        )}
      </div>
      <Button
        className="show"
        variant={hasSiblings ? 'outlined' : 'contained'}
        aria-label={hasSiblings ? `${SHOW}: ${event.title}` : undefined}
        onClick={() => selectionStore().openEvent(event)}
      >
        {SHOW}
      </Button>
    </li>
  );
}
