/** Whether somebody on the page would have the browser ask before a reload: what they wrote is kept nowhere. */
export function hasUnsaved(): boolean {
  // As the browser asks, so that any part is heard, whoever built it.
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

/** Somebody is at work on the page, or would lose their place in it. */
export const isInUse = (): boolean => document.activeElement !== document.body || hasUnsaved();
