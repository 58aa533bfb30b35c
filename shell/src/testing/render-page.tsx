import {
  createQueryClient,
  DEFAULT_TIME_ZONE,
  HostProvider,
  QueryClientProvider,
  toastStore,
  type QueryClient,
  type RuntimeConfig,
} from '@almanaque/shared-contracts';
import { Toaster } from '@almanaque/ui';
import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import type { DialogRequest } from '../dialogs/dialog-request.ts';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { DialogsProvider } from '../dialogs/dialogs-provider.tsx';
import { SettingsMenu } from '../settings/settings-menu.tsx';

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

function Menu() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button onClick={(event) => setAnchor(event.currentTarget)}>Configuración</button>
      <SettingsMenu anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
}

/** The settings menu and its dialogs, of which `first` is open. */
export const renderPage = (first: DialogRequest | null = null): QueryClient =>
  renderInPage(
    <DialogsProvider first={first}>
      <Menu />
      <Dialogs />
    </DialogsProvider>,
  );
