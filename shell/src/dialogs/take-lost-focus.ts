/**
 * For the `ref` of what replaces a view in a dialog, with `tabIndex={-1}`: what had the focus may have
 * gone with that view, and without focus inside a dialog its keys do nothing.
 */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus();
};
