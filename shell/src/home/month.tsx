import { pageContributions } from '@almanaque/shared-contracts';
import { Contributions, FailureNotice, RETRY, type Failure } from '@almanaque/ui';
import { lazy, Suspense, type ComponentType } from 'react';
import { MainSkeleton } from './main-skeleton.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

const notice: Failure = (message, act, action) => (
  <FailureNotice message={message} onRetry={act} action={action} />
);
/** Nothing where it does not come either. */
const TodayLeaf = lazy<ComponentType>(() =>
  import(/* webpackChunkName: "missing" */ './today-leaf.tsx').then(
    ({ TodayLeaf: leaf }) => ({ default: leaf }),
    () => ({ default: () => null }),
  ),
);

const absent: Failure = (...told) => (
  <div className="absent">
    {notice(...told)}
    <Suspense>
      <TodayLeaf />
    </Suspense>
  </div>
);

const readAnew = () => pageContributions().getState()?.read();

/** What people come for. While another page is seen it waits as it is. */
export const Month = ({ isSeen }: { readonly isSeen: boolean }) => (
  <main hidden={!isSeen}>
    <h1 className="visually-hidden">Almanaque: calendario de eventos y cultura</h1>
    <Contributions
      point="main"
      skeleton={(label) => <MainSkeleton label={label} />}
      failure={absent}
      awaited={<MainSkeleton label="Cargando" />}
      empty={absent('El calendario no está disponible por ahora.', readAnew, RETRY)}
    />
    <Contributions
      point="panel"
      skeleton={(label) => <PanelSkeleton label={label} />}
      failure={notice}
      frame={(drawn) => <div className="panel">{drawn}</div>}
    />
  </main>
);
