import { useSelectionStore, type CalendarEvent } from '@almanaque/shared-contracts';
import { Button, Contributions, EventIcon } from '@almanaque/ui';
import { DAY_SECTION } from '../contributions.ts';
import { EventWords } from './event-words.tsx';
import { OwnActions } from './own-actions.tsx';

export const SHOW = 'Ver Recomendaciones de Actividades';

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
  const { openEvent } = useSelectionStore();
  return (
    <li className={`event ${event.type} ${event.origin.kind}`}>
      <span className="icon">
        <EventIcon type={event.type} icon={event.icon} sign={event.sign} size={22} />
      </span>
      <div className="about">
        <h4>{event.title}</h4>
        <EventWords event={event} />
      </div>
      <Button
        className="show"
        variant={hasSiblings ? 'outlined' : 'contained'}
        aria-label={hasSiblings ? `${SHOW}: ${event.title}` : undefined}
        onClick={() => openEvent(event)}
      >
        {SHOW}
      </Button>
      {isOrganiser && <OwnActions event={event} />}
      <Contributions
        point={DAY_SECTION}
        props={{ event }}
        frame={(drawn) => <div className="contributed">{drawn}</div>}
      />
    </li>
  );
}
