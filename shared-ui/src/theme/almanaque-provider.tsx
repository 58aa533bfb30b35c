import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

interface AlmanaqueProviderProps {
  /** Nonce of the page's content security policy, carried by every style tag added. */
  readonly nonce?: string | undefined;
  /**
   * Whether this provider keeps the page's colour scheme: reads and stores the person's choice and
   * sets `SCHEME_ATTRIBUTE` on the root. One on a page does; remotes follow the attribute by CSS.
   */
  readonly managesScheme?: boolean;
  readonly children: ReactNode;
}

const caches = new Map<string | undefined, EmotionCache>();

function cacheFor(nonce: string | undefined): EmotionCache {
  const known = caches.get(nonce);
  if (known) return known;
  const cache = createCache({ key: 'alm', ...(nonce !== undefined && { nonce }) });
  caches.set(nonce, cache);
  return cache;
}

const UNMANAGED = { colorSchemeNode: null, storageManager: null } as const;

/** Theme and style cache for everything below it. */
export const AlmanaqueProvider = ({
  nonce,
  managesScheme = false,
  children,
}: AlmanaqueProviderProps) => (
  <CacheProvider value={cacheFor(nonce)}>
    <ThemeProvider
      theme={theme}
      modeStorageKey="almanaque-theme"
      defaultMode="system"
      {...(managesScheme ? {} : UNMANAGED)}
    >
      {children}
    </ThemeProvider>
  </CacheProvider>
);
