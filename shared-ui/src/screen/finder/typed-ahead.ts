/** What was typed since a finder was asked for, while its field is not there yet. */
let typed: string | null = null;

function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, altKey, metaKey, target } = event;
  if (typed === null || ctrlKey || altKey || metaKey) return;
  if (target instanceof Element && target.matches('input, textarea, [contenteditable]')) {
    drop();
    return;
  }
  if (key === 'Escape') drop();
  else if (key === 'Backspace') typed = typed.slice(0, -1);
  // Others are names of keys, such as 'Shift'.
  else if ([...key].length === 1) typed += key;
  else if (key !== 'Enter') return;
  // Nothing else on the page takes it for a shortcut of its own.
  event.preventDefault();
  event.stopImmediatePropagation();
}

function drop(): void {
  typed = null;
  window.removeEventListener('keydown', onKeyDown, true);
}

/**
 * Keeps what is typed from now on for whatever is being loaded, so that no letter is lost and none
 * means anything else meanwhile. Escape gives it up, and so does typing into another field.
 * @param before what was typed for it before.
 */
export function keepTyping(before = ''): void {
  typed ??= before;
  window.addEventListener('keydown', onKeyDown, true);
}

/** Whether what was asked for is still wanted: nobody gave it up. */
export const isTypingKept = (): boolean => typed !== null;

/** Ends the keeping. @returns what was typed meanwhile; nothing where none was kept. */
export function takeTyped(): string {
  const text = typed ?? '';
  drop();
  return text;
}
