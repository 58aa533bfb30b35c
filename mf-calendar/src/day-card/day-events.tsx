import { useHost, type IsoDate } from '@almanaque/shared-contracts';
import { FailureNotice, Skeleton } from '@almanaque/ui';
import { EmptyDay } from './empty-day.tsx';
import { EventEntry } from './event-entry.tsx';
import { useDay } from './use-day.ts';

/** All that falls on `date`, or why it is not there. */
export function DayEvents({ date }: { date: IsoDate }) {
  const { apiBase } = useHost();
  const day = useDay(apiBase, date);
  if (day.status === 'loading') return <Skeleton height={120} />;
  if (day.status === 'failed') {
    return (
      <FailureNotice message="No pudimos traer los eventos de este día." onRetry={day.retry} />
    );
  }
  if (day.events.length === 0) return <EmptyDay />;
  return (
    <>
      <ul className="events">
        {day.events.map((event) => (
          <EventEntry key={event.id} event={event} hasSiblings={day.events.length > 1} />
        ))}
      </ul>
      {day.rest.status === 'loading' && <Skeleton height={64} />}
      {day.rest.status === 'failed' && (
        <FailureNotice
          message="No pudimos traer los demás eventos de este día."
          onRetry={day.rest.retry}
        />
      )}
    </>
  );
}
