import {
  createQueryClient,
  DEFAULT_TIME_ZONE,
  HostProvider,
  navigation,
  QueryClientProvider,
  toastStore,
  useLocation,
  type QueryClient,
  type RuntimeConfig,
} from '@almanaque/shared-contracts';
import { Toaster } from '@almanaque/ui';
import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { DialogRequest } from '../dialogs/dialog-request.ts';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { DialogsProvider } from '../dialogs/dialogs-provider.tsx';
import { AccountButton } from '../account/account-button.tsx';
import { Configuration } from '../configuration/configuration.tsx';
import { addressOf, MONTH_PATH } from '@almanaque/shared-contracts/contributions';
import { routeOf } from '../routes/route.ts';
import { Menus, type Pressed } from '../settings/settings.tsx';

const host: RuntimeConfig = {
  apiBase: '',
  publicKey: 'clave',
  timeZone: DEFAULT_TIME_ZONE,
  companyName: 'Textil Sur',
  city: null,
};

/** Renders `children` where the page would have them, with the toasts; fresh caches each time. */
export function renderInPage(children: ReactNode): QueryClient {
  for (const { id } of toastStore().getState()) toastStore().dismiss(id);
  const queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <HostProvider value={host}>{children}</HostProvider>
      <Toaster />
    </QueryClientProvider>,
  );
  return queries;
}

/** The settings, where the address leads there. */
function Place() {
  const { path } = useLocation();
  const route = routeOf(path);
  return route.kind === 'settings' && <Configuration rest={route.rest} />;
}

function Header() {
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const press = (way: Pressed['way'], anchor: HTMLElement) => setPressed({ way, anchor });
  return (
    <>
      <AccountButton onPress={press} hasMenuOpen={pressed?.way === 'account'} />
      <button onClick={({ currentTarget }) => press('settings', currentTarget)}>
        Configuración
      </button>
      <Menus pressed={pressed} onClose={() => setPressed(null)} />
    </>
  );
}

function renderAt(address: string, first: DialogRequest | null): QueryClient {
  history.replaceState(null, '', address);
  navigation().route(() => undefined);
  return renderInPage(
    <DialogsProvider first={first}>
      <Header />
      <Place />
      <Dialogs />
    </DialogsProvider>,
  );
}

/** The header's menus and their dialogs, of which `first` is open. */
export const renderPage = (first: DialogRequest | null = null): QueryClient =>
  renderAt(`${MONTH_PATH}${location.search}`, first);

/** The same at a page of the settings, or at an address below one: 'personas/nueva'. */
export const renderSettings = (path: string): QueryClient => renderAt(addressOf(path), null);
