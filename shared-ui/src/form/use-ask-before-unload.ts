import { useEffect } from 'react';

const ask = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Has the browser ask before a reload, or leaving, loses what was entered and is kept nowhere else. */
export function useAskBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}

/**
 * Whether somebody on the page would have the browser ask before a reload: what they wrote is kept nowhere.
 * The shell has this for its releases, too: shared, it would be one more chunk that the first load names.
 */
export function hasUnsaved(): boolean {
  // As the browser asks, so that any part is heard, whoever built it.
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}
