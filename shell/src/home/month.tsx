import { pageContributions } from '@almanaque/shared-contracts';
import { Contributions, missingMonth, RETRY } from '@almanaque/ui';
import { MainSkeleton } from './main-skeleton.tsx';
import { PanelSkeleton } from './panel-skeleton.tsx';

const readAnew = () => pageContributions().getState()?.read();

/** What people come for. While another page is seen it waits as it is. */
export const Month = ({ isSeen }: { readonly isSeen: boolean }) => (
  <main hidden={!isSeen}>
    <h1 className="visually-hidden">Almanaque: calendario de eventos y cultura</h1>
    <Contributions
      point="main"
      skeleton={(label) => <MainSkeleton label={label} />}
      failure={missingMonth}
      awaited={<MainSkeleton label="Cargando" />}
      empty={missingMonth('El calendario no está disponible por ahora.', readAnew, RETRY)}
    />
    <Contributions
      point="panel"
      skeleton={(label) => <PanelSkeleton label={label} />}
      frame={(drawn) => <div className="panel">{drawn}</div>}
    />
  </main>
);
