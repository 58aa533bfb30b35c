import {
  HostProvider,
  PointProvider,
  QueryClientProvider,
  queryClient,
  runtimeConfigQuery,
  selectionStore,
  useLive,
  useQuery,
  type RemoteHandle,
  type RemoteModule,
  type RemoteProps,
} from '@almanaque/shared-contracts';
import {
  Component as ReactComponent,
  createRef,
  startTransition,
  StrictMode,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createRoot } from 'react-dom/client';
import { AlmanaqueProvider } from '../theme/almanaque-provider.tsx';
import { SharedToaster } from '../toasts/toaster.tsx';
import { useIsOurReact } from './is-our-react.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

interface RemoteDefinition {
  /**
   * What the remote was built with, not what the page happens to offer. Default: 1.0.0, for in a page
   * of today remotes of then, which did not say so, call this very function.
   */
  readonly contractVersion?: string;
  readonly View: ComponentType;
  /** Shown, the size of the view, while the installation at that address is asked for. */
  readonly Placeholder: ComponentType<{ readonly apiBase: string }>;
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
  if (config.isPending) return <Placeholder apiBase={apiBase} />;
  return <HostProvider value={{ ...config.data, apiBase }}>{children}</HostProvider>;
}

/** The view, which goes on showing what the server has. */
function Live({ View }: Pick<RemoteDefinition, 'View'>) {
  useLive();
  return <View />;
}

/** Makes of a view everything a remote exposes: see `RemoteModule`. */
export function createRemote(definition: RemoteDefinition): RemoteModule {
  const { View, failureMessage, contractVersion = '1.0.0' } = definition;

  function Drawn({ apiBase = '', config, nonce, frame, point, onError }: RemoteProps) {
    return (
      <AlmanaqueProvider nonce={nonce} frame={frame}>
        <RemoteBoundary message={failureMessage} onError={onError}>
          <QueryClientProvider client={queryClient()}>
            <PointProvider value={point}>
              {config ? (
                <HostProvider value={config}>
                  <Live View={View} />
                </HostProvider>
              ) : (
                <Installation {...definition} apiBase={apiBase}>
                  <Live View={View} />
                </Installation>
              )}
            </PointProvider>
          </QueryClientProvider>
        </RemoteBoundary>
        {/* Whoever knows the installation is a shell, which shows toasts itself. */}
        {!config && <SharedToaster />}
      </AlmanaqueProvider>
    );
  }

  const mount: RemoteModule['mount'] = (element, props = {}) => {
    let { onError } = props;
    // The boundary has the last word on render errors; React's own report stays for developers.
    const report = (error: unknown) => console.warn(failureMessage, error);
    const root = createRoot(element, {
      onCaughtError: report,
      // Outside the boundary: the root is empty from then on.
      onUncaughtError: (error) => {
        report(error);
        onError?.(error);
      },
    });
    const render = (next: RemoteProps) => {
      ({ onError } = next);
      // Made now, before anything is drawn: whoever embeds a remote may select at once.
      selectionStore(next.config?.apiBase ?? next.apiBase ?? '');
      // In short pieces, between which the page goes on.
      startTransition(() =>
        root.render(
          <StrictMode>
            <Drawn {...next} />
          </StrictMode>,
        ),
      );
    };
    render(props);
    return { update: render, unmount: () => root.unmount() };
  };

  /** In the tree of a React that is not ours: a class, which needs no hooks of either. */
  class Apart extends ReactComponent<RemoteProps> {
    private readonly place = createRef<HTMLDivElement>();
    private handle: RemoteHandle | undefined;

    override componentDidMount() {
      if (this.place.current) this.handle = mount(this.place.current, this.props);
    }
    override componentDidUpdate() {
      this.handle?.update(this.props);
    }
    override componentWillUnmount() {
      this.handle?.unmount();
    }
    override render() {
      return <div ref={this.place} style={{ display: 'contents' }} />;
    }
  }

  return {
    contractVersion,
    mount,
    Component: function Remote(props) {
      return useIsOurReact() ? <Drawn {...props} /> : <Apart {...props} />;
    },
  };
}
