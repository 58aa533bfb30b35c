import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { FrameContext } from '../frame/frame-context.ts';
import { useWarmOverlays } from '../overlays/load-overlays.ts';
import { ColorScheme } from './color-scheme.tsx';
import { cacheAround, cacheFor } from './style-cache.ts';

interface AlmanaqueProviderProps {
  /** Nonce of the page's content security policy, carried by every style tag added. */
  readonly nonce?: string | undefined;
  /**
   * Whether this provider keeps the page's colour scheme: reads and stores the person's choice and
   * sets `SCHEME_ATTRIBUTE` on the root. One on a page does; remotes follow the attribute by CSS.
   */
  readonly managesScheme?: boolean;
  /** What of the page is ours, where it is not all of it: see `RemoteProps`. */
  readonly frame?: HTMLElement | undefined;
  readonly children: ReactNode;
}

/** Colours and style cache for everything below it. */
export function AlmanaqueProvider({
  nonce,
  managesScheme = false,
  frame,
  children,
}: AlmanaqueProviderProps) {
  useWarmOverlays();
  return (
    <CacheProvider value={frame ? cacheAround(frame) : cacheFor(nonce)}>
      {managesScheme && <ColorScheme />}
      <FrameContext value={frame}>{children}</FrameContext>
    </CacheProvider>
  );
}
