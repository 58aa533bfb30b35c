import {
  createQueryClient,
  DEFAULT_TIME_ZONE,
  HostProvider,
  navigation,
  PointProvider,
  QueryClientProvider,
  toastStore,
  useLocation,
  type QueryClient,
  type RuntimeConfig,
} from '@almanaque/shared-contracts';
import { isWithin, restOf } from '@almanaque/shared-contracts/contributions';
import { PageLink, Toaster } from '@almanaque/ui';
import { render } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { PeopleView } from '../people-view.tsx';

const BASE = '/configuracion/personas';

const host: RuntimeConfig = {
  apiBase: '',
  publicKey: 'clave',
  timeZone: DEFAULT_TIME_ZONE,
  companyName: 'Textil Sur',
  city: null,
};

/** What the settings hand over, their heading, and the way to another of their pages. */
function Settings() {
  const { path } = useLocation();
  const [detail, setDetail] = useState<string | null>(null);
  const rest = isWithin(BASE, path) ? restOf(BASE, path) : null;
  const point = useMemo(() => ({ base: BASE, rest, setDetail }), [rest]);
  return (
    <>
      {detail !== null && <PageLink to={BASE}>Personas</PageLink>}
      <h1>{detail ?? 'Personas'}</h1>
      <PageLink to="/configuracion/apariencia">Apariencia</PageLink>
      {rest !== null && (
        <PointProvider value={point}>
          <PeopleView />
        </PointProvider>
      )}
    </>
  );
}

/** The roster where the settings have it, with the toasts; fresh caches each time. */
export function openPeople(): QueryClient {
  history.replaceState(null, '', BASE);
  navigation().route(() => undefined);
  for (const { id } of toastStore().getState()) toastStore().dismiss(id);
  const queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <HostProvider value={host}>
        <Settings />
      </HostProvider>
      <Toaster />
    </QueryClientProvider>,
  );
  return queries;
}
