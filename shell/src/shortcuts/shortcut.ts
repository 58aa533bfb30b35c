/** What one key alone does anywhere on the page. */
export const SHORTCUTS = { '/': 'search', n: 'new-event', t: 'today', '?': 'help' } as const;
export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

/** Where keys write, or mean something of their own. */
const TAKEN =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

const isKey = (key: string): key is keyof typeof SHORTCUTS => Object.hasOwn(SHORTCUTS, key);

const isTaken = ({ target, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented || (target instanceof Element && target.closest(TAKEN) !== null);

/** Whether the browser is about to print what is seen, because of a key and not of its menu. */
export const asksToPrint = (event: KeyboardEvent): boolean =>
  // With Shift it is 'P', and another command.
  (event.ctrlKey || event.metaKey) && event.key === 'p' && !isTaken(event);

/** The shortcut that a key press is meant for; null while someone types, or anything else has it. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, ctrlKey, altKey, metaKey, repeat, isComposing } = event;
  if (ctrlKey || altKey || metaKey || repeat || isComposing || isTaken(event)) return null;
  const pressed = key.toLowerCase();
  return isKey(pressed) ? SHORTCUTS[pressed] : null;
}
