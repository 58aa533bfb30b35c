import {
  CONTRACT_VERSION,
  HostProvider,
  QueryClientProvider,
  queryClient,
  runtimeConfigQuery,
  useQuery,
  type RemoteModule,
  type RemoteProps,
} from '@almanaque/shared-contracts';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AlmanaqueProvider } from '../theme/almanaque-provider.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

interface RemoteDefinition {
  readonly View: ComponentType;
  /** Shown, the size of the view, while the installation is asked for. */
  readonly Placeholder: ComponentType;
  /** One Spanish sentence for when the view cannot be shown. */
  readonly failureMessage: string;
}

type InstallationProps = RemoteDefinition & {
  readonly apiBase: string;
  readonly children: ReactNode;
};

/**
 * Asks the server which installation this is, where the host did not say. Being refused is thrown,
 * so that the boundary shows it or tells the host, as with any failure; shown again, it asks again.
 */
function Installation({ apiBase, Placeholder, children }: InstallationProps) {
  const config = useQuery(runtimeConfigQuery(apiBase));
  if (config.isError) throw config.error;
  if (config.isPending) return <Placeholder />;
  return <HostProvider value={{ ...config.data, apiBase }}>{children}</HostProvider>;
}

/** Makes of a view everything a remote exposes: see `RemoteModule`. */
export function createRemote(definition: RemoteDefinition): RemoteModule {
  const { View, failureMessage } = definition;

  function Component({ apiBase = '', config, nonce, onError }: RemoteProps) {
    return (
      <AlmanaqueProvider nonce={nonce}>
        <RemoteBoundary message={failureMessage} onError={onError}>
          <QueryClientProvider client={queryClient()}>
            {config ? (
              <HostProvider value={config}>
                <View />
              </HostProvider>
            ) : (
              <Installation {...definition} apiBase={apiBase}>
                <View />
              </Installation>
            )}
          </QueryClientProvider>
        </RemoteBoundary>
      </AlmanaqueProvider>
    );
  }

  return {
    contractVersion: CONTRACT_VERSION,
    Component,
    mount: (element, props = {}) => {
      // The boundary has the last word on render errors; React's own report stays for developers.
      const root = createRoot(element, {
        onCaughtError: (error) => console.warn(failureMessage, error),
      });
      const render = (next: RemoteProps) =>
        root.render(
          <StrictMode>
            <Component {...next} />
          </StrictMode>,
        );
      render(props);
      return { update: render, unmount: () => root.unmount() };
    },
  };
}
