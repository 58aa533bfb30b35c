import { useHost, type IsoDate } from '@almanaque/shared-contracts';
import { FailureNotice, Skeleton } from '@almanaque/ui';
import { AddEvent } from '../editor/add-event.tsx';
import { useEditorAccess } from '../editor/editor-context.ts';
import { useIsOrganiser } from '../editor/organiser.ts';
import { EmptyDay } from './empty-day.tsx';
import { EventEntry } from './event-entry.tsx';
import { useDay } from './use-day.ts';

/** All that falls on `date`, or why it is not there. */
export function DayEvents({ date }: { date: IsoDate }) {
  const { apiBase } = useHost();
  const day = useDay(apiBase, date);
  const isOrganiser = useIsOrganiser();
  const { refusal } = useEditorAccess();
  if (day.status === 'loading') return <Skeleton height={120} />;
  if (day.status === 'failed') {
    return (
      <FailureNotice message="No pudimos traer los eventos de este día." onRetry={day.retry} />
    );
  }
  if (day.events.length === 0) return <EmptyDay date={date} />;
  return (
    <>
      <ul className="events">
        {day.events.map((event) => (
          <EventEntry
            key={event.id}
            event={event}
            hasSiblings={day.events.length > 1}
            isOrganiser={isOrganiser}
          />
        ))}
      </ul>
      {day.rest.status === 'loading' && <Skeleton height={64} />}
      {day.rest.status === 'failed' && (
        <FailureNotice
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
