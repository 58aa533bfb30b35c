/** What one key alone does anywhere on the page. */
export const SHORTCUTS = { '/': 'search', n: 'new-event', t: 'today', '?': 'help' } as const;
export type Shortcut = (typeof SHORTCUTS)[keyof typeof SHORTCUTS];

/** Where keys write, or mean something of their own. */
const TAKEN =
  'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"]';

const isKey = (key: string): key is keyof typeof SHORTCUTS => Object.hasOwn(SHORTCUTS, key);

/** The shortcut that a key press is meant for; null while someone types, or anything else has it. */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  const { key, target, ctrlKey, altKey, metaKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || altKey || metaKey || repeat || isComposing || defaultPrevented) return null;
  if (target instanceof Element && target.closest(TAKEN)) return null;
  const pressed = key.toLowerCase();
  return isKey(pressed) ? SHORTCUTS[pressed] : null;
}
