import { useHost, useLive } from '@almanaque/shared-contracts';
import { FailureNotice, PHONE, styled } from '@almanaque/ui';
import type { Arrival } from '../account/arrival.ts';
import { useAddress } from '../address/use-address.ts';
import { Header } from '../header/header.tsx';
import { SkipLinks } from '../header/skip-links.tsx';
import { OfflineLine } from '../offline/offline-line.tsx';
import { Point } from '../remotes/point.tsx';
import type { Failure } from '../remotes/remote-slot.tsx';
import { useRemotes } from '../remotes/remotes-context.ts';
import { MainSkeleton } from './main-skeleton.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

const Frame = styled('div')({
  '& main': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 32, paddingBottom: 12 },
  '& .absent': { paddingTop: '4.5rem' },
  '& .panel': { maxWidth: 1480 },
  [PHONE]: {
    '& main': { gap: 20, paddingBlock: 12 },
    '& .absent': { paddingTop: 0 },
  },
});

const notice: Failure = (message, act, action) => (
  <FailureNotice message={message} onRetry={act} action={action} />
);
const absent: Failure = (...told) => <div className="absent">{notice(...told)}</div>;

export function HomePage({ arrival }: { arrival: Arrival }) {
  useAddress(useHost().apiBase);
  useLive();
  const { remotes } = useRemotes();
  return (
    <Frame className="shell-page">
      <SkipLinks />
      <Header arrival={arrival} />
      <main>
        <h1 className="visually-hidden">Almanaque: calendario de eventos y cultura</h1>
        <Point
          name="main"
          skeleton={(label) => <MainSkeleton label={label} />}
          failure={absent}
          awaited={<MainSkeleton label="Cargando" />}
          empty={absent('El calendario no está disponible por ahora.', remotes.read, 'Reintentar')}
        />
        <Point
          name="panel"
          skeleton={(label) => <PanelSkeleton label={label} />}
          failure={notice}
          frame={(drawn) => <div className="panel">{drawn}</div>}
        />
      </main>
      <OfflineLine />
    </Frame>
  );
}
