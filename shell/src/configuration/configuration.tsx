import { pageContributions, useHost, usePlacing } from '@almanaque/shared-contracts';
import { Contributions, FailureNotice, PageLink } from '@almanaque/ui';
import {
  PageHeading,
  PageList,
  PagesFrame,
  PagesOverview,
  type PageGroup,
} from '@almanaque/ui/screen';
import { useState } from 'react';
import { useIsUntold, useSession } from '../account/session.ts';
import { monthAddress } from '../address/use-address.ts';
import { readBootData } from '../boot/boot-data.ts';
import { useSampleEvents } from '../sample-set/sample-set-data.ts';
import { listedFor } from './listed.ts';
import { PartContent } from './part-content.tsx';
import { partScreens, type PartScreen } from './part-screens.ts';
import { SETTINGS } from './screen.ts';
import { SessionUntold } from './session-untold.tsx';
import { isScreenPath, screenAt } from './screens.ts';
import { Loading, OwnContent, Screen } from './settings-screen.tsx';

function useListed(brought: readonly PartScreen[]): readonly PageGroup[] {
  const session = useSession();
  const { data: samples = null } = useSampleEvents(session);
  const [{ overrideOrigins }] = useState(readBootData);
  return listedFor({ session, samples, overrideOrigins }, brought);
}

const Untold = () => useIsUntold() && <SessionUntold />;

const noneFor = (text: string): string => `Nada en la configuración coincide con «${text}».`;

const Unknown = ({ base }: { base: string }) => (
  <>
    <PageHeading home={SETTINGS} title="Esta página no existe" base={base} />
    <p>
      Nada de la configuración está en esta dirección, o la parte que lo trae no está disponible por
      ahora. Elegí una página de la lista, o <PageLink to={SETTINGS.to}>mirá todas</PageLink>.
    </p>
  </>
);

interface AtPathProps {
  readonly path: string;
  readonly rest: string;
  readonly brought: readonly PartScreen[];
}

/** What the address leads to, once it is known what parts bring. */
function AtPath({ path, rest, brought }: AtPathProps) {
  const { status } = usePlacing();
  if (isScreenPath(path)) {
    const screen = screenAt(path);
    return (
      <Screen key={path} {...{ path, rest, screen }}>
        <OwnContent path={path} screen={screen} />
      </Screen>
    );
  }
  const screen = brought.find((one) => one.path === path);
  if (screen) {
    return (
      <Screen key={path} {...{ path, rest, screen }}>
        <PartContent screen={screen} />
      </Screen>
    );
  }
  if (status === 'reading') return <Loading height={420} />;
  if (status === 'unread') {
    const read = () => pageContributions().getState()?.read();
    return <FailureNotice message="Esta página no se pudo cargar." onRetry={read} />;
  }
  return <Unknown base={path} />;
}

/** Everything that is set, as pages with an address: `rest` says which. */
export function Configuration({ rest }: { rest: string }) {
  const { apiBase } = useHost();
  const brought = partScreens(usePlacing().places);
  const groups = useListed(brought);
  const [path = '', ...below] = rest.split('/');
  const isIndex = path === '';
  return (
    <PagesFrame className={isIndex ? 'index' : ''}>
      <PageList
        home={SETTINGS}
        groups={groups}
        back={{ to: monthAddress(apiBase), words: 'Volver al calendario' }}
        searched="Buscar en la configuración"
        none={noneFor}
      />
      <main id="settings">
        {isIndex ? (
          <>
            <PageHeading home={SETTINGS} title={null} base={SETTINGS.to} />
            <Untold />
            <Contributions point="settings-section" skeleton={() => null} />
            <PagesOverview groups={groups} />
          </>
        ) : (
          <AtPath path={path} rest={below.join('/')} brought={brought} />
        )}
      </main>
    </PagesFrame>
  );
}
