import {
  isFiltered,
  useHost,
  type CalendarFilter,
  type IsoDate,
} from '@almanaque/shared-contracts';
import { Button, FailureNotice, Skeleton } from '@almanaque/ui';
import { AddEvent } from '../editor/add-event.tsx';
import { useEditorAccess } from '../editor/editor-context.ts';
import { useIsOrganiser } from '../editor/organiser.ts';
import { NothingPasses } from '../filters/nothing-passes.tsx';
import { EmptyDay } from './empty-day.tsx';
import { EventEntry } from './event-entry.tsx';
import { useDay } from './use-day.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

interface DayEventsProps {
  readonly date: IsoDate;
  readonly filter: CalendarFilter;
  readonly onUnfiltered: () => void;
}

/** All that falls on `date` and passes the filter, or why it is not there. */
export function DayEvents({ date, filter, onUnfiltered }: DayEventsProps) {
  const { apiBase } = useHost();
  const day = useDay(apiBase, date, filter);
  const { list, onAsked } = useFocusOnArrival(date, day.status === 'ready' ? day.events.length : 0);
  const isOrganiser = useIsOrganiser();
  const { refusal } = useEditorAccess();
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
  if (day.events.length === 0 && isFiltered(filter)) {
    return (
      <NothingPasses
        key={date}
        message="Con los filtros puestos no queda nada en este día."
        onRemoved={onUnfiltered}
      />
    );
  }
  if (day.events.length === 0) return <EmptyDay date={date} />;
  return (
    <>
      <ul ref={list} className="events">
        {day.events.map((event, place) => (
          <EventEntry
            key={day.keyOf(event, place)}
            event={event}
            hasSiblings={day.events.length > 1}
            isOrganiser={isOrganiser}
          />
        ))}
      </ul>
      {day.rest.status === 'loading' && <Skeleton height={64} />}
      {day.rest.status === 'more' && (
        <Button
          className="more-events"
          variant="outlined"
          onClick={() => {
            onAsked();
            if (day.rest.status === 'more') day.rest.load();
          }}
        >
          Ver más
        </Button>
      )}
      {day.rest.status === 'failed' && (
        <FailureNotice
          key={date}
          message="No pudimos traer los demás eventos de este día."
          onRetry={day.rest.retry}
        />
      )}
      {(isOrganiser || refusal?.date === date) && (
        <div className="another">
          <AddEvent date={date} variant="text" />
        </div>
      )}
    </>
  );
}
