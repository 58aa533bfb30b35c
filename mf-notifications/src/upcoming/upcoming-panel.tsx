import { countEvents, type IsoDate } from '@almanaque/shared-contracts';
import { FailureNotice, Skeleton } from '@almanaque/ui';
import type { RefObject } from 'react';
import { UpcomingList } from './upcoming-list.tsx';
import { countUpcoming, type Upcoming } from './upcoming.ts';

interface UpcomingPanelProps {
  readonly id: string;
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly upcoming: Upcoming;
  readonly today: IsoDate;
  readonly onSelect: () => void;
}

const SkeletonRow = () => (
  <div className="entry">
    <Skeleton className="tile" />
    <Skeleton className="title" width="75%" height={18} />
    <Skeleton className="detail" width="50%" height={16} />
  </div>
);

/** The dropdown under the bell. It takes the focus without trapping it. */
export function UpcomingPanel({ id, ref, upcoming, today, onSelect }: UpcomingPanelProps) {
  const titleId = `${id}-title`;
  return (
    <div id={id} ref={ref} className="panel" role="dialog" aria-labelledby={titleId} tabIndex={-1}>
      <div className="head">
        <h2 id={titleId}>Eventos Próximos</h2>
        {upcoming.kind === 'ready' && (
          <span className="count">{countEvents(countUpcoming(upcoming.days))}</span>
        )}
      </div>
      {upcoming.kind === 'loading' && (
        <div className="list" aria-busy="true">
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </div>
      )}
      {upcoming.kind === 'failed' && (
        <div className="failure">
          <FailureNotice
            message="Los eventos próximos no se pudieron cargar."
            onRetry={() => {
              // The button goes while we ask again; what had the focus must not vanish under it.
              ref.current?.focus();
              upcoming.retry();
            }}
          />
        </div>
      )}
      {upcoming.kind === 'ready' && (
        <UpcomingList days={upcoming.days} today={today} onSelect={onSelect} />
      )}
    </div>
  );
}
