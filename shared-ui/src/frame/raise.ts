/** Told to the document when something opens over the page. */
export const RAISED = 'almanaque-encima';

/** Told to a frame that was moved in the page, of which the browser has taken down what was raised. */
export const MOVED = 'almanaque-de-lugar';

/**
 * Puts an element into the browser's top layer, over everything else there: a portal's ancestor that is
 * transformed, clipped or under others is then no matter. Browsers of before 2024 leave it where it is.
 */
export function raise(element: HTMLElement): void {
  element.popover = null;
  element.popover = 'manual';
  // One that has left the page is raised when it is put back: see `MOVED`.
  if (element.isConnected && 'showPopover' in element) element.showPopover();
}

/** Raises what has to stay in sight, and again when something opens over it, until that is called off. */
export function keepRaised(element: HTMLElement): () => void {
  const up = () => raise(element);
  // The box around fixed boxes must not be seen; a popover has a border by default.
  element.style.cssText = 'border:0;padding:0';
  up();
  document.addEventListener(RAISED, up);
  return () => document.removeEventListener(RAISED, up);
}
