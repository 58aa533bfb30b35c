import { initials, weekdayDayAndMonth, type CalendarDay } from '@almanaque/shared-contracts';
import { Picture } from '@almanaque/ui';
import { useMoveAccess, type MoveAccess } from '../move/move-context.ts';
import type { Lanes } from './bars.ts';
import { linesOf, type Line, type Person } from './day-lines.ts';
import type { CellRoom } from './use-room.ts';

function Face({ person: { event, name } }: { person: Person }) {
  if (event.picture === null) return <span className="face">{initials(name)}</span>;
  return <Picture className="face" path={event.picture} alt="" />;
}

function drawn(line: Line, key: string | number, moves: MoveAccess | null) {
  switch (line.kind) {
    case 'gap':
      return <span key={key} className="chip" />;
    case 'bar': {
      const { event, titleDays, begins, ends } = line.bar;
      const ending = `${begins ? 'begins' : ''} ${ends ? 'ends' : ''}`;
      return (
        <span key={key} ref={moves?.chip(event)} className={`chip bar ${event.type} ${ending}`}>
          <span
            className={titleDays === 0 ? 'chip-title told' : 'chip-title'}
            // Across the days of its bar, which are in other cells. Of one that goes on from the week before,
            // what is in the first cell is wider than a day.
            style={{ width: `calc(${titleDays * 100}% - ${begins ? 15 : 13 + 8 * titleDays}px)` }}
          >
            {event.title}
          </span>
        </span>
      );
    }
    case 'event': {
      const { event, time, title, isTall } = line;
      return (
        <span
          key={key}
          ref={moves?.chip(event)}
          className={`chip mark ${isTall ? 'tall' : ''} ${event.type} ${event.origin.kind}`}
          title={event.title}
        >
          <span className="chip-title">
            {time && <span className="time">{time}</span>}
            {time && ' '}
            {title}
          </span>
        </span>
      );
    }
    case 'person': {
      const { person, shortName, years } = line;
      const { event } = person;
      return (
        <span key={key} ref={moves?.chip(event)} className={`chip ${event.type}`}>
          <Face person={person} />
          <span className="chip-title">{shortName}</span>
          {years !== null && <span className="years">· {years}</span>}
        </span>
      );
    }
    case 'people':
      return (
        <span key={key} className={`chip ${line.type} ${line.people.length === 0 ? 'mark' : ''}`}>
          {line.people.map((person) => (
            <Face key={person.event.id} person={person} />
          ))}
          <span className="chip-title">{line.names}</span>
          {line.others && <span className="others">{line.others}</span>}
        </span>
      );
  }
}

const eventOf = (line: Line) => {
  if (line.kind === 'bar') return line.bar.event;
  if (line.kind === 'person') return line.person.event;
  return line.kind === 'event' ? line.event : null;
};

interface DayLinesProps {
  readonly day: CalendarDay;
  readonly lanes: Lanes;
  readonly room: CellRoom;
  /** It is the one day that keys lead to, and so is what is in it. */
  readonly isTabStop: boolean;
}

/**
 * What falls on a day, a line each, and a button for what has no line, which the day's card lists.
 * Readers are told by the cell's name; the button comes after its day, and only there is it a tab stop.
 */
export function DayLines({ day, lanes, room, isTabStop }: DayLinesProps) {
  const moves = useMoveAccess();
  const { lines, rest } = linesOf(day, lanes, room);
  return (
    <>
      <span className="chips" aria-hidden="true">
        {lines.map((line, place) =>
          // Written over when the month changes, rather than made anew; but what is dragged stays its event's.
          drawn(line, (moves && eventOf(line)?.id) ?? place, moves),
        )}
      </span>
      {rest > 0 && (
        <button
          type="button"
          className="more"
          tabIndex={isTabStop ? 0 : -1}
          aria-label={`+${rest} más, ${weekdayDayAndMonth(day.date)}`}
        >
          +{rest} más
        </button>
      )}
    </>
  );
}
