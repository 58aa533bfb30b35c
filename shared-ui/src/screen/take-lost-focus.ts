/**
 * For the `ref` of what replaces a view, with `tabIndex={-1}`: what had the focus may have gone with that
 * view, or be about to with a page that has just been hidden. Without focus inside a dialog its keys do
 * nothing.
 */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement?.matches('body, [hidden] *')) element?.focus();
};
