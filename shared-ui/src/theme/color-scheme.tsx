import { useLayoutEffect } from 'react';
import { useColorScheme } from './color-scheme-store.ts';
import { SCHEME_ATTRIBUTE } from './tokens.ts';

/** Keeps the page in the scheme the person wants, or else in the system's, from the first paint on. */
export function ColorScheme() {
  const { mode } = useColorScheme();
  useLayoutEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      const scheme = mode === 'system' ? (dark.matches ? 'dark' : 'light') : mode;
      document.documentElement.setAttribute(SCHEME_ATTRIBUTE, scheme);
    };
    apply();
    dark.addEventListener('change', apply);
    return () => dark.removeEventListener('change', apply);
  }, [mode]);
  return null;
}
