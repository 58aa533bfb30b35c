import type { CalendarDay } from '@almanaque/shared-contracts';
import { ChipIcon } from '@almanaque/ui';
import { useMoveAccess } from '../move/move-context.ts';

/** Lines a cell has room for, '+N más' included. */
const LINES = 3;

/**
 * The first few of a day's events, and a button for the rest, which the day's card lists. Readers are
 * told by the cell's name; the button is no tab stop, for the grid has only one.
 */
export function DayChips({ day }: { day: CalendarDay }) {
  const moves = useMoveAccess();
  const shown = day.events.slice(0, day.total > LINES ? LINES - 1 : LINES);
  const rest = day.total - shown.length;
  return (
    <>
      <span className={`chips chips-${Math.min(day.total, LINES)}`} aria-hidden="true">
        {shown.map((event, place) => (
          // Written over when the month changes, rather than made anew; but what is dragged stays its event's.
          <span
            key={moves ? event.id : place}
            ref={moves?.chip(event)}
            className={`chip ${event.type} ${event.origin.kind}`}
          >
            <ChipIcon type={event.type} icon={event.icon} />
            <span className="chip-title">{event.title}</span>
          </span>
        ))}
      </span>
      {rest > 0 && (
        <button type="button" className="more" tabIndex={-1}>
          +{rest} más
        </button>
      )}
    </>
  );
}
