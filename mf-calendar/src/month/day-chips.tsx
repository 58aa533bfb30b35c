import type { CalendarDay, CalendarEvent } from '@almanaque/shared-contracts';
import { EventTypeIcon } from '@almanaque/ui';

/** Lines a cell has room for, '+N más' included. */
const LINES = 3;

const Chip = ({ event }: { event: CalendarEvent }) => (
  <span className={`chip ${event.type} ${event.origin.kind}`}>
    <EventTypeIcon type={event.type} size={14} />
    <span className="chip-title">{event.title}</span>
  </span>
);

/**
 * The first few of a day's events, and a button for the rest, which the day's card lists. Readers are
 * told by the cell's name; the button is no tab stop, for the grid has only one.
 */
export function DayChips({ day }: { day: CalendarDay }) {
  const shown = day.events.slice(0, day.total > LINES ? LINES - 1 : LINES);
  const rest = day.total - shown.length;
  return (
    <>
      <span className={`chips chips-${Math.min(day.total, LINES)}`} aria-hidden="true">
        {shown.map((event) => (
          <Chip key={event.id} event={event} />
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
