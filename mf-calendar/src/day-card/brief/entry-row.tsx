import {
  eventKindLabel,
  initials,
  useSelectionStore,
  type CalendarEvent,
} from '@almanaque/shared-contracts';
import { Button, Contributions, EventIcon, Icon, IconButton, Picture } from '@almanaque/ui';
import { useId, useState } from 'react';
import { DAY_SECTION } from '../../contributions.ts';
import { personDate } from '../../month/person-date.ts';
import { titleWithTime } from '../../month/shown-time.ts';
import { SHOW } from '../event-entry.tsx';
import { EventWords } from '../event-words.tsx';
import { whenAndWhere } from '../event-when.ts';
import { OwnActions } from '../own-actions.tsx';

interface RowWords {
  readonly name: string;
  readonly about: string;
}

/** 'Julieta Díaz', 'Ventas'; '9:00 Desayuno', 'Comedor'. */
function wordsOf(event: CalendarEvent): RowWords {
  const person = personDate(event);
  if (person) {
    const about = [person.years, event.team ?? event.office].filter(Boolean).join(' · ');
    return { name: person.name, about };
  }
  const { time: _told, ...rest } = event;
  return { name: titleWithTime(event), about: whenAndWhere(rest) || eventKindLabel(event) };
}

function Face({ event }: { event: CalendarEvent }) {
  const person = personDate(event);
  if (!person) {
    return (
      <span className="portrait">
        <EventIcon type={event.type} icon={event.icon} sign={event.sign} size={18} />
      </span>
    );
  }
  if (event.picture === null) {
    return (
      <span className="portrait" aria-hidden="true">
        {initials(person.name)}
      </span>
    );
  }
  return <Picture className="portrait" path={event.picture} alt="" />;
}

interface EntryRowProps {
  readonly event: CalendarEvent;
  readonly isOrganiser: boolean;
  /** Something was chosen that leads away from the day. */
  readonly onLeave?: (() => void) | undefined;
}

/** One event in a row, which opens to all that is to be said of it; and the way to its ideas. */
export function EntryRow({ event, isOrganiser, onLeave }: EntryRowProps) {
  // By its event: of another day, another one stands here.
  const [opened, setOpened] = useState<string | null>(null);
  const isOpen = opened === event.id;
  const details = useId();
  const { openEvent } = useSelectionStore();
  const { name, about } = wordsOf(event);
  const show = () => {
    onLeave?.();
    openEvent(event);
  };
  return (
    <li className={`row ${event.type} ${event.origin.kind}`} data-event={event.id}>
      <div className="line">
        <h5>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? details : undefined}
            onClick={() => setOpened(isOpen ? null : event.id)}
          >
            <Face event={event} />
            <span className="name">{name}</span>
            {about && <span className="area"> {about}</span>}
          </button>
        </h5>
        {!isOpen && (
          <IconButton className="idea" aria-label={`${SHOW}: ${event.title}`} onClick={show}>
            <Icon name="spark" />
          </IconButton>
        )}
      </div>
      {isOpen && (
        <div id={details} className="about">
          <EventWords event={event} />
          <Button variant="outlined" aria-label={`${SHOW}: ${event.title}`} onClick={show}>
            {SHOW}
          </Button>
          {isOrganiser && <OwnActions event={event} />}
          <Contributions point={DAY_SECTION} props={{ event }} />
        </div>
      )}
    </li>
  );
}
