const KEY = 'almanaque-shortcuts';

/** Whether keys alone do anything: they can be switched off (WCAG 2.1.4), in this browser. */
export function shortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Without storage it stays as it was. */
export function switchShortcuts(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // The browser keeps nothing for us.
  }
}
