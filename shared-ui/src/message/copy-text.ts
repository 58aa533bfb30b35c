import { focusedElement } from '@almanaque/ui';

/** Deprecated, and yet the only way left where the clipboard is denied. */
const legacy: { readonly execCommand: (command: 'copy') => boolean } = document;

/** Works where the clipboard is denied, such as in a frame or without HTTPS. */
function copyBySelection(text: string, near: Element): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  const focused = focusedElement();
  // Inside the dialog: its focus trap takes the focus from anything outside it.
  near.after(field);
  field.select();
  try {
    return legacy.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Whether `text` is now in the clipboard. Never rejects. `near`: what was pressed for it. */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near);
  }
}
