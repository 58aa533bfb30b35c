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
  boxSizing: 'border-box',
  maxWidth: 1480,
  marginInline: 'auto',
  paddingInline: 24,
  '& main': { display: 'grid', gap: 32, paddingBlock: 24 },
  [PHONE]: { paddingInline: 12, '& main': { gap: 20, paddingBlock: 12 } },
});

/** By itself, so that choosing a day draws nothing else of the page anew. */
function RecommendationsPlace() {
  if (!recommendationsOpen(useSelection())) return null;
  return (
    <RemoteSlot
      name="mf-recommendations"
      skeleton={<RecommendationsSkeleton />}
      failure={(message, retry) => <FailureNotice message={message} onRetry={retry} />}
    />
  );
}

export function HomePage({ arrival }: { arrival: Arrival }) {
  useAddress(useHost().apiBase);
  useLive();
  return (
    <Frame>
      <SkipLinks />
      <Header arrival={arrival} />
      <main>
        <h1 className="visually-hidden">Almanaque: calendario de eventos y cultura</h1>
        <RemoteSlot
          name="mf-calendar"
          skeleton={<CalendarSkeleton />}
          failure={(message, retry) => <FailureNotice message={message} onRetry={retry} />}
        />
        <RecommendationsPlace />
      </main>
      <OfflineLine />
    </Frame>
  );
}
