import { recommendationsOpen, useHost, useLive, useSelection } from '@almanaque/shared-contracts';
import { FailureNotice, PHONE, styled } from '@almanaque/ui';
import type { Arrival } from '../account/arrival.ts';
import { useAddress } from '../address/use-address.ts';
import { Header } from '../header/header.tsx';
import { SkipLinks } from '../header/skip-links.tsx';
import { OfflineLine } from '../offline/offline-line.tsx';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { CalendarSkeleton } from './calendar-skeleton.tsx';
import { RecommendationsSkeleton } from './recommendations-skeleton.tsx';

const Frame = styled('div')({
  '& main': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32, paddingBottom: 12 },
  '& .no-calendar': { paddingTop: '4.5rem' },
  '& .recommended': { maxWidth: 1480 },
  [PHONE]: {
    '& main': { gap: 20, paddingBlock: 12 },
    '& .no-calendar': { paddingTop: 0 },
  },
});

/** By itself, so that choosing a day draws nothing else of the page anew. */
function RecommendationsPlace() {
  if (!recommendationsOpen(useSelection())) return null;
  return (
    <div className="recommended">
      <RemoteSlot
        name="mf-recommendations"
        skeleton={<RecommendationsSkeleton />}
        failure={(message, act, action) => (
          <FailureNotice message={message} onRetry={act} action={action} />
        )}
      />
    </div>
  );
}

export function HomePage({ arrival }: { arrival: Arrival }) {
  useAddress(useHost().apiBase);
  useLive();
  return (
    <Frame className="shell-page">
      <SkipLinks />
      <Header arrival={arrival} />
      <main>
        <h1 className="visually-hidden">Almanaque: calendario de eventos y cultura</h1>
        <RemoteSlot
          name="mf-calendar"
          skeleton={<CalendarSkeleton />}
          failure={(message, act, action) => (
            <div className="no-calendar">
              <FailureNotice message={message} onRetry={act} action={action} />
            </div>
          )}
        />
        <RecommendationsPlace />
      </main>
      <OfflineLine />
    </Frame>
  );
}
