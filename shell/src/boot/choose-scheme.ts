/*
 * Stands in the document itself, before what it shows of the page: that is in the scheme the person chose
 * (`color-scheme-store.ts`), and not first in the system's. Without a choice, CSS follows the system.
 */
try {
  const chosen = localStorage.getItem('almanaque-theme');
  if (chosen === 'light' || chosen === 'dark') {
    document.documentElement.dataset['almanaqueScheme'] = chosen;
  }
} catch {
  // Storage can be denied: then nothing was chosen.
}
