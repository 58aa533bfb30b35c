import {
  eventKindLabel,
  selectionStore,
  useHost,
  type CalendarEvent,
} from '@almanaque/shared-contracts';
import { Button, EventTypeIcon } from '@almanaque/ui';
import { isProvisional, normOf } from './event-notes.ts';

const SHOW = 'Ver Recomendaciones de Actividades';

interface EventEntryProps {
  readonly event: CalendarEvent;
  /** With others on the same day, the button's name says which event it is for. */
  readonly hasSiblings: boolean;
}

/** One event of the selected day, and the way to its recommendations. */
export function EventEntry({ event, hasSiblings }: EventEntryProps) {
  const { apiBase } = useHost();
  const norm = normOf(event);
  return (
    <li className={`event ${event.type}`}>
      <span className="icon">
        <EventTypeIcon type={event.type} size={22} />
      </span>
      <div className="about">
        <h4>{event.title}</h4>
        <p className="kind">{eventKindLabel(event)}</p>
        {isProvisional(event) && (
          <p className="provisional">
            <strong>provisorio</strong> Calculado según la Ley 27.399: una norma todavía puede
            moverlo.
          </p>
        )}
        {event.description && <p>{event.description}</p>}
        {event.picture && (
          <img
            src={apiBase + event.picture}
            alt={`Ilustración de ${event.title}`}
            width={96}
            height={96}
          />
        )}
        {norm && <p className="norm">{norm}</p>}
      </div>
      <Button
        variant={hasSiblings ? 'outlined' : 'contained'}
        aria-label={hasSiblings ? `${SHOW}: ${event.title}` : undefined}
        onClick={() => selectionStore().openEvent(event)}
      >
        {SHOW}
      </Button>
    </li>
  );
}
