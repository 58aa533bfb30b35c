import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { theme } from './theme.ts';

interface AlmanaqueProviderProps {
  /** Nonce of the page's content security policy, carried by every style tag added. */
  readonly nonce?: string | undefined;
  readonly children: ReactNode;
}

/** Theme and style cache for everything below it. */
export function AlmanaqueProvider({ nonce, children }: AlmanaqueProviderProps) {
  const [cache] = useState(() => createCache({ key: 'alm', ...(nonce && { nonce }) }));
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} modeStorageKey="almanaque-theme" defaultMode="system">
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
