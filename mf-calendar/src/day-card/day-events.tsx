import {
  isFiltered,
  type CalendarDay,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { FailureNotice, Skeleton } from '@almanaque/ui';
import { AddEvent } from '../editor/add-event.tsx';
import { useEditorAccess } from '../editor/editor-context.ts';
import { useIsOrganiser } from '../editor/organiser.ts';
import { NothingPassesSlot } from '../filters/filter-slots.tsx';
import { EventEntry } from './event-entry.tsx';
import type { Day } from './use-day.ts';
import { useStableKeys } from './use-stable-keys.ts';

function Entries({ day: { date, events } }: { day: CalendarDay }) {
  const isOrganiser = useIsOrganiser();
  const { refusal } = useEditorAccess();
  const keyOf = useStableKeys(date, events);
  return (
    <>
      <ul className="events">
        {events.map((event, place) => (
          <EventEntry
            key={keyOf(event, place)}
            event={event}
            hasSiblings={events.length > 1}
            isOrganiser={isOrganiser}
          />
        ))}
      </ul>
      {(isOrganiser || refusal?.date === date) && (
        <div className="another">
          <AddEvent date={date} variant="text" />
        </div>
      )}
    </>
  );
}

/** A day on which nothing falls, and the way to add something. */
const EmptyDay = ({ date }: { date: IsoDate }) => (
  <div className="empty">
    <p>No hay eventos programados para esta fecha</p>
    <AddEvent date={date} variant="outlined" />
  </div>
);

interface DayEventsProps {
  readonly date: IsoDate;
  readonly day: Day;
  readonly filter: CalendarFilter;
  readonly onUnfiltered: () => void;
}

/** The few that fall on `date` and pass the filter, or why they are not there. */
export function DayEvents({ date, day, filter, onUnfiltered }: DayEventsProps) {
  if (day.status === 'loading') return <Skeleton height={120} />;
  if (day.status === 'failed') {
    return (
      <FailureNotice
        key={date}
        message="No pudimos traer los eventos de este día."
        onRetry={day.retry}
      />
    );
  }
  if (day.day.events.length > 0) return <Entries day={day.day} />;
  if (!isFiltered(filter)) return <EmptyDay date={date} />;
  return (
    <NothingPassesSlot
      key={date}
      message="Con los filtros puestos no queda nada en este día."
      onRemoved={onUnfiltered}
    />
  );
}
