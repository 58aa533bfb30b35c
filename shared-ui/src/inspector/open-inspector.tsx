import {
  HostProvider,
  QueryClientProvider,
  queryClient,
  type RuntimeConfig,
} from '@almanaque/shared-contracts';
import { AlmanaqueProvider } from '@almanaque/ui';
import { createRoot } from 'react-dom/client';
import { Inspector } from './inspector.tsx';

export interface InspectorOptions {
  readonly host: RuntimeConfig;
  /** For the style tags it adds. */
  readonly nonce: string | undefined;
  /** Where a part is taken from elsewhere, in this tab. */
  readonly overridePath: string;
}

let isOpen = false;

/** Opens it over the page, where it stays from one address to the next until it is closed. */
export function openInspector({ host, nonce, overridePath }: InspectorOptions): void {
  if (isOpen) return;
  isOpen = true;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    isOpen = false;
    root.unmount();
    place.remove();
  };
  root.render(
    <AlmanaqueProvider nonce={nonce}>
      <QueryClientProvider client={queryClient()}>
        <HostProvider value={host}>
          <Inspector overridePath={overridePath} onClose={close} />
        </HostProvider>
      </QueryClientProvider>
    </AlmanaqueProvider>,
  );
}
