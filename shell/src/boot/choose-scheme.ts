/*
 * Stands in the document itself, before what it shows of the page: that is in the scheme the person chose
 * (`color-scheme-store.ts`), or else in the system's, which `color-scheme.tsx` follows from then on. The
 * rules of the parts come some frames before that is drawn, and without a scheme they are those of light.
 */
{
  let scheme: string | null = null;
  try {
    scheme = localStorage.getItem('almanaque-theme');
  } catch {
    // Storage can be denied: then nothing was chosen.
  }
  if (scheme !== 'light' && scheme !== 'dark') {
    scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.dataset['almanaqueScheme'] = scheme;
}
