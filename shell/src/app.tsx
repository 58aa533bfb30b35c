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
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import type { Arrival } from './account/arrival.ts';
import type { BootData } from './boot/boot-data.ts';
import { ErrorBoundary } from './error-screen/error-screen.tsx';
import { HomePage } from './home/home-page.tsx';
import { NewRelease } from './releases/new-release.tsx';
import { RemotesProvider } from './remotes/remotes-context.ts';
import type { Remotes } from './remotes/remotes.ts';

/** Whoever is where they wanted to be never loads it. */
const NotFoundPage = lazy(async () => {
  const { NotFoundPage: page } = await import('./not-found/not-found-page.tsx');
  return { default: page };
});

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
  /** Path of the address; only '/' is a page. */
  readonly path: string;
  readonly arrival: Arrival;
}

export function App({ boot, remotes, path, arrival }: AppProps) {
  const onPage = useMemo(() => ({ remotes, nonce: boot.nonce }), [remotes, boot]);
  return (
    <AlmanaqueProvider nonce={boot.nonce} managesScheme>
      <ErrorBoundary>
        {path === '/' ? (
          <QueryClientProvider client={queryClient()}>
            <RemotesProvider value={onPage}>
              <Installation boot={boot}>
                <HomePage arrival={arrival} />
              </Installation>
            </RemotesProvider>
            <NewRelease />
            <Toaster />
          </QueryClientProvider>
        ) : (
          <Suspense>
            <NotFoundPage />
          </Suspense>
        )}
      </ErrorBoundary>
    </AlmanaqueProvider>
  );
}
