import type { Remotes } from '@almanaque/remote-loader/page';
import {
  DEFAULT_TIME_ZONE,
  HostProvider,
  QueryClientProvider,
  queryClient,
  runtimeConfigQuery,
  useQuery,
  type RuntimeConfig,
} from '@almanaque/shared-contracts';
import { AlmanaqueProvider, Toaster } from '@almanaque/ui';
import type { ReactNode } from 'react';
import type { Arrival } from './account/arrival.ts';
import type { BootData } from './boot/boot-data.ts';
import { ErrorBoundary } from './error-screen/error-screen.tsx';
import { NewRelease } from './releases/new-release.tsx';
import { Page } from './routes/page.tsx';

/** Stands in while the server does not say: dates are right, what needs the server fails in place. */
const UNKNOWN_INSTALLATION: RuntimeConfig = {
  apiBase: '',
  publicKey: '',
  timeZone: DEFAULT_TIME_ZONE,
  companyName: '',
  city: null,
};

function Installation({ boot, children }: { boot: BootData; children: ReactNode }) {
  const { data } = useQuery({
    ...runtimeConfigQuery(''),
    ...(boot.runtimeConfig && { initialData: boot.runtimeConfig }),
  });
  return <HostProvider value={data ?? UNKNOWN_INSTALLATION}>{children}</HostProvider>;
}

interface AppProps {
  readonly boot: BootData;
  readonly remotes: Remotes;
  readonly arrival: Arrival;
}

export function App({ boot, remotes, arrival }: AppProps) {
  return (
    <AlmanaqueProvider nonce={boot.nonce} managesScheme>
      <ErrorBoundary>
        <QueryClientProvider client={queryClient()}>
          <Installation boot={boot}>
            <Page arrival={arrival} />
          </Installation>
          <NewRelease remotes={remotes} />
          <Toaster />
        </QueryClientProvider>
      </ErrorBoundary>
    </AlmanaqueProvider>
  );
}
