import type { CalendarEvent } from '@almanaque/shared-contracts';
import { Skeleton } from '@almanaque/ui';
import { CardSkeletons } from './card-skeleton.tsx';
import { PanelFrame } from './panel-style.ts';

/** The panel's own frame with nothing in it yet, so that nothing moves when it comes. */
export const PanelSkeleton = ({ event }: { readonly event: CalendarEvent }) => (
  <PanelFrame className={`${event.type} ${event.tone}`} aria-hidden="true">
    <div className="head">
      <h2>
        <Skeleton variant="text" width="min(24ch, 90%)" />
      </h2>
      <p className="date">
        <Skeleton variant="text" width="18ch" />
      </p>
      <div className="generate">
        <Skeleton width={164} height={40} style={{ borderRadius: 999 }} />
      </div>
    </div>
    <div className="ai-status">
      <Skeleton variant="text" width="40%" />
    </div>
    <ul className="cards">
      <CardSkeletons count={3} />
    </ul>
  </PanelFrame>
);
