import { pageContributions, usePlacing } from '@almanaque/shared-contracts';
import { SETTINGS_PATH } from '@almanaque/shared-contracts/contributions';
import { Contributions, FailureNotice, PageLink } from '@almanaque/ui';
import { useState } from 'react';
import { useIsUntold, useSession } from '../account/session.ts';
import { readBootData } from '../boot/boot-data.ts';
import { useSampleEvents } from '../sample-set/sample-set-data.ts';
import { Frame } from './configuration-styles.ts';
import { listedFor, type Listed } from './listed.ts';
import { PageHeading } from './page-heading.tsx';
import { PartContent } from './part-content.tsx';
import { partScreens, type PartScreen } from './part-screens.ts';
import { ScreenLink, ScreenList } from './screen-list.tsx';
import { GROUP_NAMES } from './screen.ts';
import { SessionUntold } from './session-untold.tsx';
import { isScreenPath, screenAt } from './screens.ts';
import { Loading, OwnContent, Screen } from './settings-screen.tsx';

function useListed(brought: readonly PartScreen[]): readonly Listed[] {
  const session = useSession();
  const { data: samples = null } = useSampleEvents(session);
  const [{ overrideOrigins }] = useState(readBootData);
  return listedFor({ session, samples, overrideOrigins }, brought);
}

const Untold = () => useIsUntold() && <SessionUntold />;

const Overview = ({ screens }: { screens: readonly Listed[] }) => (
  <>
    <PageHeading title={null} base={SETTINGS_PATH} />
    <Untold />
    <Contributions point="settings-section" skeleton={() => null} />
    <div className="overview">
      {GROUP_NAMES.map(([group, name]) => {
        const here = screens.filter((screen) => screen.group === group);
        if (here.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`settings-${group}`}>
            <h2 id={`settings-${group}`}>{name}</h2>
            <ul>
              {here.map((screen) => (
                <li key={screen.to}>
                  <ScreenLink screen={screen}>
                    <b>{screen.title}</b> <span>{screen.about}</span>
                  </ScreenLink>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  </>
);

const Unknown = ({ base }: { base: string }) => (
  <>
    <PageHeading title="Esta página no existe" base={base} />
    <p>
      Nada de la configuración está en esta dirección, o la parte que lo trae no está disponible por
      ahora. Elegí una página de la lista, o <PageLink to={SETTINGS_PATH}>mirá todas</PageLink>.
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
  const brought = partScreens(usePlacing().places);
  const screens = useListed(brought);
  const [path = '', ...below] = rest.split('/');
  const isIndex = path === '';
  return (
    <Frame className={isIndex ? 'index' : ''}>
      <ScreenList screens={screens} />
      <main id="settings">
        {isIndex ? (
          <Overview screens={screens} />
        ) : (
          <AtPath path={path} rest={below.join('/')} brought={brought} />
        )}
      </main>
    </Frame>
  );
}
